import { act, cleanup, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFirstVisit } from '../../../web/app/start/first-visit.ts';
import { captureEarlyInput, type Held } from '../../../web/app/start/early-input.ts';
import { replayEarlyInput } from '../../../web/app/start/replay-input.ts';
import { startPage } from '../../../web/app/start/start-page.ts';
import type { PageStart } from '../../../web/app/data/server-state.ts';

const Part = ({ heard }: { heard: (what: string) => void }) => {
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        heard(`sent ${text}`);
      }}
    >
      <input name="text" type="text" value={text} onChange={({ target }) => setText(target.value)} />
      <label>
        <input
          type="checkbox"
          checked={ticked}
          onChange={({ target }) => {
            setTicked(target.checked);
            heard(`ticked ${target.checked}`);
          }}
        />
        <span>In stock</span>
      </label>
      <a href="#there">There</a>
      <button type="button" onClick={() => heard('added')}>
        Add
      </button>
      <button type="submit">Send</button>
    </form>
  );
};

let held: Held;
let heard: ReturnType<typeof vi.fn<(what: string) => void>>;
let room: HTMLElement;
const find = <T extends HTMLElement>(selector: string) => room.querySelector<T>(selector)!;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  heard = vi.fn();
  room = document.createElement('div');
  room.innerHTML = renderToString(<Part heard={heard} />);
  document.body.append(room);
  held = captureEarlyInput();
});
afterEach(() => {
  held.letGo();
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const arrive = async () => {
  await act(async () => {
    hydrateRoot(room, <Part heard={heard} />);
    await Promise.resolve();
  });
  await act(() => replayEarlyInput(held));
};

const told = () => heard.mock.calls.map(([what]) => what);

describe('what is done before the code is here', () => {
  it('is done in its order, each once, with what was typed', async () => {
    fireEvent.click(find('button'));
    fireEvent.input(find('[name=text]'), { target: { value: 'rocket' } });
    fireEvent.click(find('span'));
    fireEvent.click(find('[type=submit]'));
    expect([held.pressed.length, find<HTMLInputElement>('[type=checkbox]').checked]).toEqual([3, false]);
    await arrive();
    expect(told()).toEqual(['added', 'ticked true', 'sent rocket']);
    expect(find<HTMLInputElement>('[name=text]').value).toBe('rocket');
  });

  it('is not held for links, nor with a modifier key, nor once the page answers', async () => {
    expect(fireEvent.click(find('a'))).toBe(true);
    fireEvent.click(find('button'), { ctrlKey: true });
    expect(held.pressed).toEqual([]);
    await arrive();
    fireEvent.click(find('button'));
    expect([told(), held.pressed]).toEqual([['added'], []]);
  });

  it('shows that it was understood when the code takes its time', () => {
    vi.useFakeTimers();
    fireEvent.click(find('button'));
    vi.advanceTimersByTime(200);
    expect(find('button').hasAttribute('aria-busy')).toBe(false);
    vi.advanceTimersByTime(200);
    expect(find('button').getAttribute('aria-busy')).toBe('true');
  });

  it('is done as by a page without code when the code does not arrive', () => {
    fireEvent.click(find('span'));
    held.letGo();
    expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
    fireEvent.click(find('button'));
    expect(held.pressed).toEqual([]);
  });
});

describe('a page that waits for its visitor', () => {
  it('brings its code with a press that no pointer came before, as assistive technology gives it', async () => {
    held.letGo();
    const page: PageStart = {
      modules: ['data:text/javascript,globalThis.codeCame=1'],
      waits: true,
      ahead: [],
      state: '',
    };
    startPage(page);
    expect(globalThis).not.toHaveProperty('codeCame');
    find('button').click();
    await vi.waitFor(() => expect(globalThis).toHaveProperty('codeCame'));
    page.held?.letGo();
  });
});

describe('a first visit', () => {
  it.each(['martyx_language', 'martyx_cookie_consent', 'martyx_cart'])('is none where %s is kept', (key) => {
    expect(isFirstVisit()).toBe(true);
    localStorage.setItem(key, '"sk"');
    expect(isFirstVisit()).toBe(false);
  });

  it('is none with something kept for the tab', () => {
    sessionStorage.setItem('martyx_token', '"x"');
    expect(isFirstVisit()).toBe(false);
  });
});
