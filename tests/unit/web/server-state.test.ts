import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { stateScript, type PageStart, type ServerState } from '../../../web/app/data/server-state.ts';

const NASTY = `</script><!-- ' " \\ \\' \u2028 \n \u0000 \${x} ľščťžýáí`;

test('what the server hands over arrives as it was, and no text in it ends the string or the script', () => {
  const state = { messages: { 'common.skip': NASTY }, cache: { [NASTY]: { name: NASTY } } } as unknown as ServerState;
  const script = stateScript({ modules: [NASTY], ahead: [], waits: true }, state);
  expect(script).not.toContain('<');
  const window: { __MARTYX__?: PageStart } = {};
  runInNewContext(script, { window });
  const page = window.__MARTYX__!;
  expect(page).toMatchObject({ modules: [NASTY], ahead: [], waits: true });
  expect(JSON.parse(page.state)).toEqual(state);
});
