import { useState } from 'react';
import { readStored, writeStored } from '../../../../lib/storage.ts';
import type { Component } from './bom-list.tsx';

const KEY = 'martyx_have_v1';
const MOST_PRODUCTS = 50;

type Kept = readonly (readonly [productId: number, ticked: readonly string[]])[];

const isEntry = (value: unknown): value is Kept[number] =>
  Array.isArray(value) && Number.isInteger(value[0]) && Array.isArray(value[1]);

const readKept = (): Kept => {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
};

/** The same in every language. Another part in its place is another part. */
const nameOf = ({ product }: Component, index: number) => `${index}:${product?.id ?? ''}`;

/** Which components of a product the visitor has, kept in this browser for the products ticked last. In the browser only. */
export const useOwnedComponents = (productId: number, components: readonly Component[]) => {
  const [ticked, setTicked] = useState<readonly string[]>(() => readKept().find(([id]) => id === productId)?.[1] ?? []);
  const names = components.map(nameOf);
  return {
    isHad: (index: number) => ticked.includes(names[index] ?? ''),
    tick: (index: number, on: boolean) => {
      const next = names.filter((name, place) => (place === index ? on : ticked.includes(name)));
      setTicked(next);
      const others = readKept().filter(([id]) => id !== productId);
      writeStored(KEY, [...(next.length > 0 ? [[productId, next]] : []), ...others].slice(0, MOST_PRODUCTS));
    },
  };
};
