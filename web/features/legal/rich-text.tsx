import { Link } from 'react-router-dom';
import type { Paragraph } from './document.ts';

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

interface Piece {
  words: string;
  href?: string;
}

/** Cuts a paragraph into plain words and links. */
export const piecesOf = (text: Paragraph): Piece[] => {
  const pieces: Piece[] = [];
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

const PieceText = ({ words, href }: Piece) => {
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
  piecesOf(text).map((piece, index) => <PieceText key={index} {...piece} />);
