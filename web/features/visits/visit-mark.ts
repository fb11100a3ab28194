import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const KEY = 'martyx_visit';

/** That this session of the browser was counted. */
export const visitMark = {
  isSet: (): boolean => readStored(KEY, 'session') === true,
  set: (): void => void writeStored(KEY, true, 'session'),
  remove: (): void => removeStored(KEY, 'session'),
};
