/** What tells whether a part has to be printed again. */
export interface Part {
  /** Stays the same from version to version. */
  readonly id: string;
  /** Of the STL. */
  readonly sha256: string;
}

export interface PartChanges<P extends Part = Part> {
  /** Of the newer version. */
  readonly added: P[];
  /** As the newer version has them. */
  readonly changed: P[];
  /** Of the older version. */
  readonly removed: P[];
}

/** Whether anything is to be printed or left out. */
export const changesParts = ({ added, changed, removed }: PartChanges): boolean =>
  added.length + changed.length + removed.length > 0;

/** What a newer version of a model does to its parts: by part id, and by the content of the file. In the order of the lists. */
export const changedParts = <P extends Part>(older: readonly P[], newer: readonly P[]): PartChanges<P> => {
  const before = new Map(older.map((part) => [part.id, part.sha256]));
  const after = new Set(newer.map(({ id }) => id));
  return {
    added: newer.filter(({ id }) => !before.has(id)),
    changed: newer.filter(({ id, sha256 }) => before.has(id) && before.get(id) !== sha256),
    removed: older.filter(({ id }) => !after.has(id)),
  };
};
