import { findBrowser } from './browser.js';

/** The suggestions of the address bar are two pages of Chromium's own in each window. The last list counts, so it repeats Playwright's. */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const ARGS = [
  `--disable-features=${WITHOUT.join(',')}`,
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** The visitor of a shop at this address has decided about cookies: the question does not stand over the screens. */
export const decidedAt = (origin: string) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        {
          name: 'martyx_cookie_consent',
          value: JSON.stringify({
            version: 1,
            timestamp: '2026-11-01T12:00:00.000Z',
            categories: { necessary: true, analytics: false, marketing: false },
          }),
        },
      ],
    },
  ],
});

/** Pages drawn by the software graphics card took a third of all time. */
export const PLAIN = {
  executablePath: findBrowser() ?? undefined,
  args: [...ARGS, '--disable-gpu-compositing', '--disable-gpu-rasterization'],
};

/** For what draws by WebGL. */
export const WITH_GRAPHICS = { ...PLAIN, args: ARGS };
