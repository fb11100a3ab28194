import { useEffect, useState } from 'react';
import { isOtherVersion } from '../lib/other-version.ts';

/** Whether the shop is another version than the page, asked once if `wanted`; null: not known yet. */
export const useOtherVersion = (wanted = true): boolean | null => {
  const [other, tell] = useState<boolean | null>(wanted ? null : false);
  useEffect(() => {
    if (wanted) void isOtherVersion().then(tell);
  }, [wanted]);
  return other;
};
