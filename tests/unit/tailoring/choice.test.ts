import { describe, expect, it } from 'vitest';
import { checkedChoice, standardChoice, type Parameter } from '../../../server/models/tailoring/kernel/choice.ts';
import { choiceKeyOf, choiceWords, tailoring } from '../../../server/models/tailoring/tailoring.ts';

const words = (text: string) => ({ en: text, sk: `${text} sk`, de: `${text} de` });

const PARAMETERS: Parameter[] = [
  { id: 'span', kind: 'NUMBER', name: words('Span'), unit: 'MM', from: 10, to: 20, step: 0.1, standard: 12 },
  {
    id: 'motor',
    kind: 'OPTION',
    name: words('Motor'),
    options: ['18', '24'].map((id) => ({ id, name: words(id) })),
    standard: '18',
  },
  { id: 'plate', kind: 'TEXT', name: words('Plate'), mostCharacters: 5, standard: 'OM' },
];

const check = (given: Record<string, unknown>) => checkedChoice(PARAMETERS, given);

describe('a choice', () => {
  it('is the standard where nothing was said', () => {
    expect(check({})).toEqual({ span: 12, motor: '18', plate: 'OM' });
    expect(check({})).toEqual(standardChoice(PARAMETERS));
  });

  it('has its numbers on their steps, and both ends', () => {
    expect(check({ span: 10.3 })).toMatchObject({ span: 10.3 });
    expect(check({ span: 10.300000001 })).toMatchObject({ span: 10.3 });
    expect(check({ span: 10 })).toMatchObject({ span: 10 });
    expect(check({ span: 20 })).toMatchObject({ span: 20 });
  });

  it.each<Record<string, unknown>>([
    { span: 9.9 },
    { span: 20.1 },
    { span: 10.35 },
    { span: '12' },
    { span: Number.NaN },
    { motor: '29' },
    { motor: 18 },
    { plate: 'longer' },
    { plate: 'a\nb' },
    { wings: 3 },
    { toString: 'x' },
  ])('is none with %o', (given) => {
    expect(check(given)).toBeNull();
  });

  it('has one key whoever made it, in whatever order', () => {
    const [one, other] = [check({ span: 13, motor: '24' })!, check({ motor: '24', span: 13, plate: ' OM ' })!];
    expect(choiceKeyOf(one)).toBe(choiceKeyOf(other));
    expect(choiceKeyOf(one)).not.toBe(choiceKeyOf(check({ span: 13.1, motor: '24' })!));
  });

  it('is told in the words of each language', () => {
    expect(choiceWords(PARAMETERS, check({ span: 10.5 })!).map(({ value }) => value.de)).toEqual([
      '10,5\u00a0mm',
      '18 de',
      'OM',
    ]);
  });

  it('is told without what could not be chosen when it was made', () => {
    expect(choiceWords(PARAMETERS, { span: 12 }).map(({ parameterId }) => parameterId)).toEqual(['span']);
  });

  it('belongs to parameters that make sense', () => {
    const program = 'const build = () => ({ parts: {} })';
    expect(tailoring.safeParse({ parameters: PARAMETERS, program }).success).toBe(true);
    const [span, motor] = PARAMETERS as [Parameter, Parameter];
    for (const wrong of [
      [],
      [span, span],
      [{ ...span, to: 5 }],
      [{ ...span, standard: 30 }],
      [{ ...motor, standard: '29' }],
    ])
      expect(tailoring.safeParse({ parameters: wrong, program }).success).toBe(false);
  });
});
