import type { AttributeInput } from '../catalog/catalog-shelves.service.ts';

const millimetres = { kind: 'NUMBER', unit: 'mm', facet: true } as const;

/** A figure of a bought part; nobody filters by it. */
const figure = (key: string, position: number, unit: string, labels: AttributeInput['labels']): AttributeInput => ({
  key,
  position,
  unit,
  labels,
  kind: 'NUMBER',
  facet: false,
});

export const ATTRIBUTES: AttributeInput[] = [
  { key: 'length', position: 1, ...millimetres, labels: { en: 'Length', sk: 'Dĺžka', de: 'Länge' } },
  { key: 'wingspan', position: 2, ...millimetres, labels: { en: 'Wingspan', sk: 'Rozpätie', de: 'Spannweite' } },
  { key: 'diameter', position: 3, ...millimetres, labels: { en: 'Diameter', sk: 'Priemer', de: 'Durchmesser' } },
  {
    key: 'mass',
    position: 4,
    kind: 'NUMBER',
    unit: 'g',
    facet: false,
    labels: { en: 'Printed mass', sk: 'Hmotnosť vytlačených dielov', de: 'Masse der Druckteile' },
  },
  {
    key: 'bed',
    position: 5,
    ...millimetres,
    facet: false,
    labels: { en: 'Minimum print bed', sk: 'Potrebná tlačová podložka', de: 'Nötiges Druckbett' },
  },
  {
    key: 'skill',
    position: 6,
    kind: 'OPTION',
    unit: null,
    facet: true,
    labels: { en: 'Skill', sk: 'Skúsenosti', de: 'Erfahrung' },
    options: [
      { value: 'first', labels: { en: 'first build', sk: 'prvá stavba', de: 'erstes Modell' } },
      { value: 'some', labels: { en: 'some experience', sk: 'mierne pokročilí', de: 'etwas Erfahrung' } },
      { value: 'advanced', labels: { en: 'advanced', sk: 'pokročilí', de: 'Fortgeschrittene' } },
    ],
  },
  {
    key: 'scale',
    position: 7,
    kind: 'OPTION',
    unit: null,
    facet: true,
    labels: { en: 'Scale', sk: 'Mierka', de: 'Maßstab' },
    options: [
      { value: 'own-design', labels: { en: 'own design', sk: 'vlastná konštrukcia', de: 'eigener Entwurf' } },
      { value: '1-10', labels: { en: '1:10', sk: '1 : 10', de: '1:10' } },
      { value: '1-12', labels: { en: '1:12', sk: '1 : 12', de: '1:12' } },
    ],
  },
  {
    key: 'motor',
    position: 8,
    kind: 'OPTION',
    unit: null,
    facet: true,
    labels: { en: 'Motor class', sk: 'Trieda motora', de: 'Motorklasse' },
    options: [
      { value: '38-24', labels: { en: '38 mm and 24 mm', sk: '38 mm a 24 mm', de: '38 mm und 24 mm' } },
      { value: '24', labels: { en: '24 mm', sk: '24 mm', de: '24 mm' } },
      { value: '2845', labels: { en: '2845 brushless', sk: '2845 bezkefkový', de: '2845 bürstenlos' } },
      { value: '2207', labels: { en: '2207 brushless', sk: '2207 bezkefkový', de: '2207 bürstenlos' } },
      { value: '2212', labels: { en: '2212 brushless', sk: '2212 bezkefkový', de: '2212 bürstenlos' } },
      { value: '3536', labels: { en: '3536 brushless', sk: '3536 bezkefkový', de: '3536 bürstenlos' } },
    ],
  },
  figure('weight', 9, 'g', { en: 'Weight', sk: 'Hmotnosť', de: 'Gewicht' }),
  figure('voltage', 10, 'V', { en: 'Voltage', sk: 'Napätie', de: 'Spannung' }),
  figure('capacity', 11, 'mAh', { en: 'Capacity', sk: 'Kapacita', de: 'Kapazität' }),
  figure('current', 12, 'A', { en: 'Continuous current', sk: 'Trvalý prúd', de: 'Dauerstrom' }),
  figure('torque', 13, 'kg·cm', { en: 'Torque', sk: 'Krútiaci moment', de: 'Drehmoment' }),
  figure('kv', 14, 'rpm/V', { en: 'Speed constant', sk: 'Otáčky na volt', de: 'Drehzahl je Volt' }),
];
