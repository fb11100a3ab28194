import './qr-code.css';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** What it is for, in words. */
  label: string;
}

const squares = (rows: readonly boolean[][]): string =>
  rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');

/** A QR picture, dark on white in both themes: many readers take nothing else. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares(data)} fill="#000" />
    </svg>
  );
};
