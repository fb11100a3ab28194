interface Shown {
  readonly anchors: readonly { readonly partId: string; readonly x: number }[];
}

/** Where the object begins and ends on its picture, in per cent of the width; null when nobody measured it. */
export function extentOf({ anchors }: Shown): { left: number; width: number } | null {
  const end = (partId: string) => anchors.find((anchor) => anchor.partId === partId)?.x;
  const [left, right] = [end('extent-left'), end('extent-right')];
  return left === undefined || right === undefined || right <= left ? null : { left, width: right - left };
}
