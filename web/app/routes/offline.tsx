export { OfflinePage as Component } from '../../features/offline/offline-page.tsx';
