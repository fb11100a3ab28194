/** A nose cone in first-angle projection, from the side and from the front. */
export const LogoMark = () => (
  <svg viewBox="0 0 46 26" aria-hidden>
    <path d="M2 5.5 20 2.5v21L2 20.5Z" />
    <circle cx="34" cy="13" r="10.5" />
    <circle cx="34" cy="13" r="7.3" />
    <path className="sig" d="M21.5 13H46M0 13h20" strokeDasharray="5 1.5 1.2 1.5" strokeWidth="1.1" />
  </svg>
);
