import { productById, textsOf } from '../../catalog/catalog.loaders.ts';
import type { ProductView } from '../../catalog/catalog.types.ts';
import type { Ctx } from '../../core/context.ts';
import { modelOf } from '../models.loaders.ts';
import { needsOf, type FlightNeed } from './flight-needs.ts';
import { designatedProducts } from './flight-supplies.queries.ts';
import type { FlightSupply } from './flight-supplies.types.ts';
import { motionOf } from './motion.ts';

type Supply = Omit<FlightSupply, 'product'> & { productId: number };

/** One line for each product that is one of the needs. */
const designated = async (ctx: Ctx, needs: readonly FlightNeed[]): Promise<Supply[]> => {
  const found = await designatedProducts(ctx, [...new Set(needs.flatMap(({ words }) => words))]);
  return [...new Set(found.map(({ id }) => id))].map((productId) => {
    const words = found.filter(({ id }) => id === productId).map(({ word }) => word);
    const met = needs.filter((need) => need.words.some((word) => words.includes(word)));
    return {
      productId,
      quantity: Math.max(...met.map(({ quantity }) => quantity)),
      required: true,
      names: met.some(({ name }) => name === null) ? [] : [...new Set(met.flatMap(({ name }) => name ?? []))],
    };
  });
};

/** The lines of its shopping list that this shop sells, one for each product. */
const listed = async (ctx: Ctx, id: number): Promise<Supply[]> => {
  const { printInfo } = await textsOf(ctx).load(id);
  const lines = new Map<number, Supply>();
  for (const { productId, quantity, required } of printInfo?.rcComponents ?? []) {
    if (productId === null) continue;
    const before = lines.get(productId);
    lines.set(productId, {
      productId,
      quantity: quantity + (before?.quantity ?? 0),
      required: required || before?.required === true,
      names: [],
    });
  }
  return [...lines.values()];
};

/**
 * What this shop sells of all that the flight or drive of a product's model takes: products that sellers designated as one of its
 * motors, batteries, propellers or consumables, then those of its shopping list; empty for what neither flies nor runs. A product
 * of both is needed as often as the list says.
 */
export const flightSupplies = async (ctx: Ctx, { id }: ProductView): Promise<FlightSupply[]> => {
  const manifest = (await modelOf(ctx).load({ productId: id, full: true }))?.manifest;
  const flight = manifest && motionOf(manifest);
  if (!flight) return [];
  const [named, list] = await Promise.all([designated(ctx, needsOf(flight, ctx.locale)), listed(ctx, id)]);
  const inList = (supply: Supply) => list.find(({ productId }) => productId === supply.productId);
  const supplies = [
    ...named.map((supply) => ({ ...supply, ...inList(supply), names: supply.names })),
    ...list.filter(({ productId }) => !named.some((supply) => supply.productId === productId)),
  ];
  const products = await productById(ctx).loadMany(supplies.map(({ productId }) => productId));
  return supplies.flatMap(({ productId: _, ...supply }, i) => {
    const product = products[i];
    return product && !(product instanceof Error) && product.active ? [{ ...supply, product }] : [];
  });
};
