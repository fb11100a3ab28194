import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdBackParts, needWholePage } from '../../web/lib/first-need.ts';
import { isFirstVisit } from '../../web/app/first-visit.ts';
import { HeldBack } from '../../web/ui/held-back.tsx';

const Part = ({ onPress }: { onPress: () => void }) => (
  <HeldBack>
    <button type="button" onClick={onPress}>
      Add
    </button>
  </HeldBack>
);

/** The page as the server made it, then taken over by the browser. */
const open = async (onPress: () => void) => {
  const room = document.createElement('div');
  room.innerHTML = renderToString(<Part onPress={onPress} />);
  document.body.append(room);
  holdBackParts();
  await act(async () => {
    hydrateRoot(room, <Part onPress={onPress} />);
    await Promise.resolve();
  });
  return room;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  needWholePage();
  cleanup();
  document.body.replaceChildren();
});

describe('a part that is held back', () => {
  it('stands as the server made it, and the first press on it counts', async () => {
    const onPress = vi.fn();
    const room = await open(onPress);
    const button = room.querySelector('button')!;
    expect(Object.keys(button).filter((key) => key.startsWith('__reactProps'))).toEqual([]);
    await act(async () => {
      fireEvent.click(button);
      await Promise.resolve();
    });
    expect(room.querySelector('button')).toBe(button);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('comes alive when another page is asked for', async () => {
    const room = await open(() => {});
    await act(async () => {
      needWholePage();
      await Promise.resolve();
    });
    expect(Object.keys(room.querySelector('button')!).some((key) => key.startsWith('__reactProps'))).toBe(true);
  });

  it('does not wait where nothing was held back', () => {
    render(<Part onPress={() => {}} />);
    expect(screen.getByRole('button')).toBeTruthy();
  });
});

describe('a first visit', () => {
  it('is one without anything kept but answers to the first questions', () => {
    expect(isFirstVisit()).toBe(true);
    localStorage.setItem('martyx_theme', '"dark"');
    expect(isFirstVisit()).toBe(true);
    localStorage.setItem('martyx_cart', '{}');
    expect(isFirstVisit()).toBe(false);
  });

  it('is none with something kept for the tab', () => {
    sessionStorage.setItem('martyx_token', '"x"');
    expect(isFirstVisit()).toBe(false);
  });
});
