import { mediaUrl } from '../../../lib/cdn.ts';

/** How a device shows a model in the room around it; `none`: not at all. */
export type RoomKind = 'quick-look' | 'scene-viewer' | 'none';

/** Quick Look says so itself; of Scene Viewer only its system is known. */
export const roomKind = (): RoomKind => {
  const { relList } = document.createElement('a');
  if (relList.supports('ar')) return 'quick-look';
  return /Android/.test(navigator.userAgent) ? 'scene-viewer' : 'none';
};

const SCENE_VIEWER = 'arvr.google.com/scene-viewer/1.0';

interface RoomModel {
  /** Address of the preview. */
  readonly src: string;
  readonly name: string;
  /** Address of the page that leads back. */
  readonly page: string;
}

/** Where a link leads that shows a model at its true size, which the viewer cannot change. */
export const roomHref = (kind: Exclude<RoomKind, 'none'>, { src, name, page }: RoomModel): string => {
  const file = (format: string) => new URL(`${mediaUrl(src)}/room.${format}`, page).href;
  if (kind === 'quick-look') return `${file('usdz')}#allowsContentScaling=0`;
  const query = new URLSearchParams({ file: file('glb'), mode: 'ar_preferred', resizable: 'false', title: name });
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
  ];
  return `intent://${SCENE_VIEWER}?${query}#Intent;${intent.join(';')};end;`;
};
