import { Link } from 'react-router-dom';
import type { Paragraph } from './document.ts';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

interface TextSegment {
  words: string;
  href?: string;
}

/** Cuts a paragraph into plain words and links. */
export const parseRichText = (text: Paragraph): TextSegment[] => {
  const pieces: TextSegment[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [all, words = '', href = ''] = match;
    if (match.index > end) pieces.push({ words: text.slice(end, match.index) });
    pieces.push({ words, href });
    end = match.index + all.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end) });
  return pieces;
};

const SegmentText = ({ words, href }: TextSegment) => {
  if (!href) return words;
  return href.startsWith('/') ? (
    <Link className="link" to={href}>
      {words}
    </Link>
  ) : (
    <a className="link" href={href}>
      {words}
    </a>
  );
};

export const RichText = ({ text }: { text: Paragraph }) =>
  parseRichText(text).map((piece, index) => <SegmentText key={index} {...piece} />);
