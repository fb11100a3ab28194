import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { BoatFieldsFragment, CarFieldsFragment } from '../../../web/features/flight/drive/Drive.gen.ts';
import { DraftFlight } from '../../../web/features/flight/draft/draft-flight.tsx';
import { DriveSection } from '../../../web/features/flight/drive/drive-section.tsx';
import { renderPage } from '../../support/web/web-page.tsx';

afterEach(cleanup);

type Motors = CarFieldsFragment['motors'];

const motor = (name: string, mostAmps: number): Motors[number] => ({
  __typename: 'DriveMotorChoice',
  name,
  grams: 100,
  power: { __typename: 'DriveMotor', kv: 900, ohms: 0.055, idleAmps: 1.5, mostAmps },
});

const shared = {
  printedGrams: 1000,
  builtInGrams: 600,
  motors: [motor('3536', 30), motor('weak', 3)],
  batteries: [
    {
      __typename: 'DriveBatteryChoice' as const,
      name: '2S 2200 mAh',
      grams: 125,
      pack: { __typename: 'BatteryPack' as const, cells: 2, milliampHours: 2200 },
    },
  ],
};

const CAR: CarFieldsFragment = { __typename: 'CarDrive', ...shared, gear: 26.3, tyreMm: 112, frontMm2: 30_000, driven: 1 }; // oxfmt-ignore
const BOAT: BoatFieldsFragment = { __typename: 'BoatDrive', ...shared, waterlineMm: 370, beamMm: 113, planes: true };

const show = async (drive: object | null, locale: 'en' | 'sk' | 'de' = 'en') => {
  const page = renderPage(<DriveSection id={1} buy={() => null} />, {
    locale,
    answers: { Drive: () => ({ product: { __typename: 'Product', id: 1, drive, flightSupplies: [] } }) },
  });
  await screen.findByRole('heading', { level: 2 });
  return page;
};

const value = (name: string) =>
  within(screen.getByText(name, { selector: 'dt' }).parentElement!)
    .getAllByRole('definition')[0]!
    .textContent.trim();

describe('how a car drives', () => {
  it('is told as ranges with their reasons, and follows the motor that is chosen', async () => {
    await show(CAR);
    expect(screen.getByRole('heading', { name: 'How fast does it drive?' })).toBeTruthy();
    expect(value('Top speed')).toMatch(/^[\d.]+ – [\d.]+ km\/h$/);
    expect(value('Acceleration from a stand')).toMatch(/^\d\.\d – \d\.\d m\/s²$/);
    expect(value('All-up mass')).toBe('1,825 g');
    expect(screen.getByText(/soft ground/)).toBeTruthy();
    expect(screen.getByText(/Wong/)).toBeTruthy();
    const before = value('Acceleration from a stand');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Motor' }), '1');
    expect(value('Acceleration from a stand')).not.toBe(before);
    expect(screen.getByText('Limited by motor and gear; the tyres hold.')).toBeTruthy();
  });
});

describe('how a boat runs', () => {
  it('is a planing speed, a hull speed, a draught and a run time', async () => {
    await show(BOAT);
    expect(value('Planing speed')).toMatch(/^[\d.]+ – [\d.]+ km\/h$/);
    expect(value('Hull speed')).toBe('2.7 km/h');
    expect(value('Draught')).toMatch(/^\d+ – \d+ mm$/);
    expect(value('Run time')).toMatch(/^\d+ – \d+ min$/);
  });

  it('is no planing speed for a hull that displaces', async () => {
    await show({ ...BOAT, planes: false });
    expect(screen.queryByText('Planing speed')).toBeNull();
    expect(screen.getByText(/hardly runs faster/)).toBeTruthy();
  });

  it.each([
    ['sk', 'Ako rýchlo pláva?'],
    ['de', 'Wie schnell läuft das Boot?'],
  ] as const)('speaks %s', async (locale, title) => {
    await show(BOAT, locale);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  });
});

describe('the drive of a draft', () => {
  it('is told to its seller as its page will tell it, without anything to buy', async () => {
    const modelDraft = { __typename: 'ModelDraft', id: 'd1', flightPreview: null, drivePreview: CAR };
    renderPage(<DraftFlight id={1} />, { answers: { DraftFlight: () => ({ modelDraft }) } });
    expect(await screen.findByRole('heading', { name: 'How fast does it drive?' })).toBeTruthy();
    expect(value('All-up mass')).toBe('1,825 g');
    expect(screen.queryByRole('button', { name: /cart/ })).toBeNull();
  });

  it('is nothing where nobody said what decides it', async () => {
    const modelDraft = { __typename: 'ModelDraft', id: 'd1', flightPreview: null, drivePreview: null };
    const page = renderPage(<DraftFlight id={1} />, { answers: { DraftFlight: () => ({ modelDraft }) } });
    await waitFor(() => expect(page.container.querySelector('.sk')).toBeNull());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
