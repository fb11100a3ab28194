import * as z from 'zod';
import { requireViewer } from '../../accounts/sessions.service.ts';
import { bedRules } from '../../catalog/bed-fit.ts';
import { BedShape } from '../../catalog/bed-fit.types.ts';
import type { Ctx } from '../../core/context.ts';
import { validationFailed } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { PrinterChoice } from './printer-choice.entity.ts';
import { findPrinter } from './printers.ts';
import type { MyPrinter, MyPrinterInput } from './printers.types.ts';

/** The caller's printer; null until one was chosen. Throws UNAUTHENTICATED. */
export const myPrinter = async (ctx: Ctx): Promise<MyPrinter | null> => {
  const choice = await ctx.repo(PrinterChoice).findOneBy({ userId: requireViewer(ctx).userId });
  if (!choice) return null;
  const { printerId, shape, widthMm, depthMm, heightMm } = choice;
  return { printer: printerId === null ? null : findPrinter(printerId), bed: { shape, widthMm, depthMm, heightMm } };
};

const ownBed = z.object({ input: z.object({ bed: bedRules }) });

const chosen = ({ printerId, bed }: MyPrinterInput): MyPrinter => {
  if ((printerId == null) === (bed == null)) throw validationFailed({ input: 'ONE_OF' });
  if (bed) {
    const { shape, widthMm, depthMm, heightMm } = checked(ownBed, { input: { bed } }).input.bed;
    return { printer: null, bed: { shape: shape ?? BedShape.RECTANGULAR, widthMm, depthMm, heightMm } };
  }
  const printer = findPrinter(printerId!);
  if (!printer) throw validationFailed({ 'input.printerId': 'UNKNOWN' });
  return { printer, bed: printer.bed };
};

/** Makes this the caller's printer, in the place of another. Throws UNAUTHENTICATED, VALIDATION_FAILED. */
export const setMyPrinter = async (ctx: Ctx, input: MyPrinterInput): Promise<MyPrinter> => {
  const { userId } = requireViewer(ctx);
  const choice = chosen(input);
  await ctx
    .repo(PrinterChoice)
    .upsert({ userId, printerId: choice.printer?.id ?? null, ...choice.bed, chosenAt: ctx.shop.clock.now() }, [
      'userId',
    ]);
  return choice;
};
