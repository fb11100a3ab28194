import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { emitEvent } from './events.service.ts';
import { captureBody, findCapture } from './store.queries.ts';

const decision = z.object({ captureId: z.string(), status: z.enum(['COMPLETED', 'DECLINED']) });

/** PayPal's review of a held payment comes to its end and the shop is told. */
export const decideHeldCaptureJob = defineJob({
  name: 'paypal-simulator.decide',
  payload: decision,
  run: (ctx, { captureId, status }) =>
    transaction(ctx, async (tx) => {
      const capture = await findCapture(tx, captureId);
      if (capture?.status !== 'PENDING') return;
      await tx.sql('UPDATE paypal_simulator.captures SET status = $2, reason = NULL WHERE id = $1', [
        captureId,
        status,
      ]);
      const type = status === 'COMPLETED' ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED';
      await emitEvent(tx, type, captureBody({ ...capture, status, reason: null }));
    }),
});

export const planDecision = (ctx: Ctx, captureId: string, status: 'COMPLETED' | 'DECLINED', afterMs: number) =>
  enqueue(ctx, decideHeldCaptureJob, { captureId, status }, { runAt: new Date(Date.now() + afterMs) });
