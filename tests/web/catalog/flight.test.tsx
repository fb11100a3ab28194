import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FlightSection } from '../../../web/features/flight/flight-section.tsx';
import { typedNumber } from '../../../web/features/flight/typed-number.ts';
import { planeAnswer, rocketAnswer } from '../../support/builders/build-flight-page.ts';
import { renderPage } from '../../support/web/web-page.tsx';

afterEach(cleanup);

const show = async (flight: object | null, locale: 'en' | 'sk' | 'de' = 'en') => {
  const page = renderPage(<FlightSection id={1} buy={() => null} />, {
    locale,
    answers: { Flight: () => ({ product: { __typename: 'Product', id: 1, flight, flightSupplies: [] } }) },
  });
  await screen.findByRole('heading', { level: 2 });
  return page;
};

const row = (name: string | RegExp) => screen.getByRole('row', { name });
const drawing = () => screen.getByRole('img', { name: /view/ }).getAttribute('aria-label')!;

describe('the rocket page', () => {
  it('says where both centres lie, the margin and what it means, and that it is an estimate', async () => {
    await show(rocketAnswer());
    expect(screen.getByRole('heading', { name: 'Will it fly straight?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Estes C11, 24 mm' }));
    // Masses 100 g at 120 mm and 60 g at 300 mm, C11 of 35 g at 322 mm: 41,270 over 195 g.
    expect(drawing()).toBe(
      'Side view, 360 mm long: centre of gravity 212 mm and centre of pressure 267 mm behind the tip.',
    );
    expect(screen.getByText(/^1\.64/, { selector: 'p' }).textContent).toBe('1.64 calibres');
    expect(within(screen.getByRole('status')).getByText('Stable')).toBeTruthy();
    expect(screen.getByText(/Weigh and balance your rocket/)).toBeTruthy();
  });

  it('counts with another motor as soon as it is chosen, and marks one that is too weak in words', async () => {
    await show(rocketAnswer());
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Estes C11, 24 mm' }));
    const before = drawing();
    expect(row(/Estes D12/)).toBeTruthy();
    expect(row(/Quest B1.*Too weak/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Estes D12, 24 mm' }));
    expect(drawing()).not.toBe(before);
  });

  it('flags a margin under one calibre and names the weight that would do', async () => {
    await show(
      rocketAnswer({
        masses: [
          { __typename: 'FlightMass', name: 'Tube', grams: 160, atMm: 240, stage: 1, printed: true, partId: null },
        ],
      }),
    );
    expect(within(screen.getByRole('status')).getByText('Too little')).toBeTruthy();
    const grams = /About (\d+) g more in the nose/.exec(screen.getByText(/in the nose make it/).textContent)![1]!;
    const nose = screen.getByRole('textbox', { name: 'Mass added in the nose, g' });
    await userEvent.clear(nose);
    await userEvent.type(nose, grams);
    expect(within(screen.getByRole('status')).getByText('Stable')).toBeTruthy();
    await userEvent.type(nose, 'x');
    expect(screen.getByText('Enter a number from 0 to 500.')).toBeTruthy();
  });

  it('has a table of every surface for those who do not see the drawing', async () => {
    await show(rocketAnswer());
    const table = screen.getByRole('table', { name: 'Lift of each surface' });
    expect(within(table).getAllByRole('row').slice(1).map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^Nose, von Kármán ogive, 98 mm2\.0049 mm/),
      expect.stringMatching(/^Fins, 39\.72312 mm/),
      expect.stringMatching(/^Together11\.72267 mm/),
    ]); // oxfmt-ignore
  });

  it('shows the second stage alone when asked', async () => {
    const { sections, fins, mounts } = rocketAnswer();
    const booster = { ...sections[1]!, stage: 1, fromMm: 360, lengthMm: 120, aftMm: 40, foreMm: 40 };
    const upper = <T extends { stage: number }>(list: readonly T[]) => list.map((one) => ({ ...one, stage: 2 }));
    await show(rocketAnswer({
      sections: [...upper(sections), booster],
      fins: [...upper(fins), { ...fins[0]!, fromMm: 400, bodyMm: 40 }],
      mounts: [{ ...mounts[0]!, stage: 1 }, ...upper(mounts)],
      masses: [
        { __typename: 'FlightMass', name: 'Tube', grams: 160, atMm: 180, stage: 2, printed: true, partId: null },
        { __typename: 'FlightMass', name: 'Can', grams: 80, atMm: 420, stage: 1, printed: true, partId: null },
      ],
    })); // oxfmt-ignore
    expect(drawing()).toContain('480 mm long');
    expect(screen.getByRole('combobox', { name: 'Sustainer motor' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sustainer alone' }));
    expect(drawing()).toContain('360 mm long');
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('the plane page', () => {
  it('moves the balance point with the battery and warns outside of the range', async () => {
    await show(planeAnswer());
    expect(screen.getByRole('status').textContent).toMatch(/^In the range/);
    const slider = screen.getByRole('slider', { name: /Battery position/ });
    expect(slider.getAttribute('aria-valuetext')).toBe('on the mark');
    fireEvent.change(slider, { target: { value: '-50' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('35 mm behind the mark');
    expect(screen.getByRole('status').textContent).toMatch(/^Tail-heavy.*g in the nose would be enough/);
  });

  it('takes the customer’s own battery', async () => {
    await show(planeAnswer());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Battery' }), 'My own');
    const grams = screen.getByRole('textbox', { name: 'Mass of your battery, g' });
    await userEvent.clear(grams);
    await userEvent.type(grams, '212');
    expect(screen.getByText('1,000 g')).toBeTruthy();
  });

  it('speaks metric and imperial units', async () => {
    await show(planeAnswer());
    expect(screen.getByText('g/dm²', { selector: 'span' }).parentElement!.textContent).toBe('60.0 g/dm²');
    await userEvent.click(screen.getByRole('button', { name: 'oz, ft²' }));
    // 900 g ÷ 28.35 = 31.75 oz; 15 dm² = 1.615 ft²
    expect(screen.getByText('oz/ft²', { selector: 'span' }).parentElement!.textContent).toBe('19.7 oz/ft²');
    expect(screen.getByText('31.7 oz')).toBeTruthy();
  });
});

describe('the flight section', () => {
  it('is nothing for what does not fly', async () => {
    const answers = { Flight: () => ({ product: { __typename: 'Product', id: 1, flight: null, flightSupplies: [] } }) };
    const { container } = renderPage(<FlightSection id={1} buy={() => null} />, { answers });
    expect(container.querySelector('[aria-busy]')).not.toBeNull();
    await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each([['sk', 'Poletí rovno?'], ['de', 'Fliegt sie geradeaus?']] as const)('speaks %s', async (locale, title) => {
    await show(rocketAnswer(), locale);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  }); // oxfmt-ignore

  it('reads a number with a comma, and nothing beyond its limits', () => {
    expect(['1,5', ' 2 ', '', '501', '-1', 'x'].map((text) => typedNumber(text, 500))).toEqual([1.5, 2, 0, undefined, undefined, undefined]); // oxfmt-ignore
  });
});

describe('the flight of a rocket', () => {
  const figure = (name: string) =>
    screen.getAllByText(name, { selector: 'dt' }).at(-1)!.parentElement!.querySelector('dd')!.textContent.trim();
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

  it('is drawn as height, speed, stability and path, and told in numbers', async () => {
    await show(rocketAnswer());
    await choose('Estes D12, 24 mm');
    const metres = /^Height over time: (\d+) m at the top after ([\d.]+) s\.$/;
    const [, up] = metres.exec(screen.getByRole('img', { name: metres }).getAttribute('aria-label')!)!;
    expect(figure('Height')).toBe(`${up} m`);
    expect(Number(up)).toBeGreaterThan(100);
    for (const name of [/^Speed over time/, /^Stability margin over time/, /^Height over distance/]) {
      expect(screen.getByRole('img', { name })).toBeTruthy();
    }
    const table = screen.getByRole('table', { name: 'The flight in numbers', hidden: true });
    const moments = within(table).getAllByRole('row', { hidden: true }).slice(1).map((each) => each.firstChild!.textContent); // oxfmt-ignore
    expect([...moments].sort()).toEqual(['Burnout', 'End of the rail', 'Landing', 'Lift-off', 'Parachute', 'Top']);
    expect([moments[0], moments.at(-1)]).toEqual(['Lift-off', 'Landing']);
  });

  it('is gone through by keyboard, moment by moment', async () => {
    await show(rocketAnswer());
    const slider = screen.getByRole('slider', { name: /Moment/ });
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('0.0 s: 0 m high, 0 m/s, 0 m away');
  });

  it('follows the weather that is typed in, and says what it does not understand', async () => {
    await show(rocketAnswer());
    await choose('Estes D12, 24 mm');
    const height = () => Number(figure('Height').replace(' m', ''));
    const before = height();
    const type = (name: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }); // oxfmt-ignore
    type('Air pressure, hPa', '850');
    expect(height()).toBeGreaterThan(before + 2);
    type('Wind, m/s', '10');
    expect(height()).toBeLessThan(before);
    type('Wind, m/s', '40');
    expect(screen.getByText('Enter a number from 0 to 12.')).toBeTruthy();
    type('Temperature, °C', 'warm');
    expect(screen.getByText('Enter a number from -25 to 45.')).toBeTruthy();
  });

  it('names the delay that is sold and comes nearest to the top', async () => {
    await show(rocketAnswer());
    await choose('Estes D12, 24 mm');
    const best = Number(figure('Best delay').replace(' s', ''));
    const nearest = [0, 3, 5, 7].reduce((a, b) => (Math.abs(b - best) < Math.abs(a - best) ? b : a));
    expect(screen.getByText(`Take the delay of ${nearest} s.`)).toBeTruthy();
  });

  it('orders the motors by how well they fly, and says why one does not', async () => {
    await show(rocketAnswer());
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await screen.findByText(/This motor does not lift it off the pad/);
    const names = screen.getAllByRole('radio').map((each) => each.getAttribute('aria-label'));
    expect(names.at(-1)).toBe('Quest B1, 18 mm, adapter');
    await choose('Quest B1, 18 mm, adapter');
    expect(screen.queryByRole('img', { name: /^Height over time/ })).toBeNull();
  });
});

describe('the power of a plane', () => {
  it('is told for the motor and battery of the list, as ranges where drag is a guess', async () => {
    await show(planeAnswer());
    const value = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement!.querySelector('dd')!.textContent.trim(); // oxfmt-ignore
    expect(value('Static thrust')).toMatch(/^[678]\d\d g$/);
    expect(value('Current at full throttle')).toMatch(/^1\d A$/);
    expect(value('Top speed')).toMatch(/^\d+ km\/h – \d+ km\/h$/);
    expect(value('Endurance')).toMatch(/^\d+ – \d+ min$/);
    expect(screen.getByText(/UIUC Propeller Database/)).toBeTruthy();
  });

  it('is not told for a motor of which only the mass is known', async () => {
    await show(planeAnswer());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Motor and propeller' }), 'own');
    expect(screen.queryByText('Static thrust')).toBeNull();
    expect(screen.getByText(/Choose a motor and a battery of the list/)).toBeTruthy();
  });
});
