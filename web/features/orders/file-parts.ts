import { createContext, type ReactNode } from 'react';
import type { OwnedVersionHeadFragment } from './versions/ItemVersion.gen.ts';

/** Bought files that can be tailored, and how their buyer comes to them. */
export interface TailorableFiles {
  readonly orderId: string;
  readonly accessToken: string | null;
  readonly lineId: string;
}

/** Two versions of the files of a product, the newer first. */
export interface ComparedVersions {
  readonly id: number;
  readonly versions: readonly Pick<OwnedVersionHeadFragment, 'id' | 'version' | 'publishedAt'>[];
}

/** What stands beside bought files and comes from elsewhere; nothing where no page gives it. */
export interface FileParts {
  readonly tailored: (files: TailorableFiles) => ReactNode;
  /** The old shapes over the new ones. */
  readonly compared: (versions: ComparedVersions) => ReactNode;
}

const nothing = () => null;

export const FilePartsContext = createContext<FileParts>({ tailored: nothing, compared: nothing });
