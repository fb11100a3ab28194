import { createContext, type ReactNode } from 'react';

/** Bought files that can be tailored, and how their buyer comes to them. */
export interface TailorableFiles {
  readonly orderId: string;
  readonly accessToken: string | null;
  readonly lineId: string;
}

/** Gives what tailors bought files; nothing where no page does. */
export const TailoredFilesContext = createContext<(files: TailorableFiles) => ReactNode>(() => null);
