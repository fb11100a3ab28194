import { useRef } from 'react';
import { uniqueKey } from './unique-key.ts';

/** A key for what is sent: the same while the content is the same, so that a repeated try counts once; a new one for other content. */
export const useContentKey = () => {
  const last = useRef({ content: '', key: '' });
  return (given: object): string => {
    const content = JSON.stringify(given);
    if (content !== last.current.content) last.current = { content, key: uniqueKey() };
    return last.current.key;
  };
};
