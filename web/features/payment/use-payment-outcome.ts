import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { ErrorCode } from '../../codegen/error-codes.gen.ts';
import { askServer } from '../../lib/graphql/ask-server.ts';
import { shopErrorOf } from '../../lib/graphql-error.ts';
import { waitBeforeAsking } from './back-off.ts';
import { isOpen, verdictOf } from './outcome.ts';
import type { Verdict } from './outcome.ts';
import { CancelPaymentDocument, CapturePaymentDocument, PaymentResultDocument } from './Payment.gen.ts';
import type { PaymentOutcomeFragment } from './Payment.gen.ts';
import type { PaymentLink } from './payment-link.ts';

/** What the page does first: take the money that was approved, or say that the buyer came back without paying. */
export type FirstCall = 'capture' | 'cancel';

interface Answer {
  /** Null until the first answer; `refused`: the server will not say more, see `refusal`. */
  verdict: Verdict | 'refused' | null;
  result: PaymentOutcomeFragment | null;
  refusal: ErrorCode | null;
}

export interface Outcome extends Answer {
  /** When the shop asked, oldest first. */
  askedAt: readonly Date[];
}

/** Refusals that asking again does not change. Every other failure means: not known yet. */
const FINAL: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'ORDER_NOT_FOUND',
  'PAYMENT_NOT_FOUND',
  'PAYMENT_MISMATCH',
  'ORDER_EXPIRED',
  'VALIDATION_FAILED',
  'BAD_REQUEST',
]);

const START: Outcome = { verdict: null, result: null, refusal: null, askedAt: [] };

type Question = FirstCall | 'result';

const resultOf = async (client: ApolloClient, question: Question, link: PaymentLink) => {
  const variables = { input: { ...link } };
  if (question === 'capture') {
    return (await client.mutate({ mutation: CapturePaymentDocument, variables })).data?.capturePayment;
  }
  if (question === 'cancel') {
    return (await client.mutate({ mutation: CancelPaymentDocument, variables })).data?.cancelPayment;
  }
  return (await askServer(client, PaymentResultDocument, variables)).paymentResult;
};

const verdictFor = (first: FirstCall, { state, order }: PaymentOutcomeFragment): Verdict => {
  // Back from PayPal without an approval: nothing can have been charged.
  if (first === 'cancel' && state === 'CREATED' && order.status === 'PLACED') return 'cancelled';
  return verdictOf(state, order.status);
};

const pollOutcome = async (
  client: ApolloClient,
  question: Question,
  first: FirstCall,
  link: PaymentLink,
): Promise<Answer> => {
  try {
    const result = await resultOf(client, question, link);
    if (!result) return { verdict: 'unknown', result: null, refusal: null };
    return { verdict: verdictFor(first, result), result, refusal: null };
  } catch (error) {
    const { code } = shopErrorOf(error);
    if (code === 'ORDER_ALREADY_PAID' && question !== 'result') return pollOutcome(client, 'result', first, link);
    return { verdict: FINAL.has(code) ? 'refused' : 'unknown', result: null, refusal: FINAL.has(code) ? code : null };
  }
};

const isDecided = ({ verdict }: Answer): boolean => verdict !== null && (verdict === 'refused' || !isOpen(verdict));

/** A decided payment stays decided, whatever a slower answer says; the order once read stays readable. */
const merge = (current: Outcome, answer: Answer): Outcome =>
  isDecided(current) && !isDecided(answer)
    ? current
    : { ...current, ...answer, result: answer.result ?? current.result };

/** The buyer is not left before a ring for longer: then the page says that it does not know yet. */
const PATIENCE_MS = 6_000;

/**
 * The truth about a payment: makes the first call, and while it is not decided asks again, ever more slowly. An answer
 * that got lost is asked for by the same call again, which the server takes any number of times.
 */
export const usePaymentOutcome = (link: PaymentLink, first: FirstCall): Outcome & { askAgain: () => void } => {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState(START);
  const [round, setRound] = useState(0);
  const { orderId, accessToken, paypalOrderId } = link;

  useEffect(() => {
    let live = true;
    let decided = false;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (work: () => Promise<void>, ms: number) => timers.add(setTimeout(() => void work(), ms));
    const question = async (kind: Question): Promise<Answer> => {
      const answer = await pollOutcome(client, kind, first, { orderId, accessToken, paypalOrderId });
      decided ||= isDecided(answer);
      if (live) setOutcome((current) => merge(current, answer));
      return answer;
    };
    const turn = async (kind: Question, count: number): Promise<void> => {
      setOutcome((current) => ({ ...current, askedAt: [...current.askedAt, new Date()] }));
      const answer = await question(kind);
      if (live && !decided) later(() => turn(answer.result ? 'result' : kind, count + 1), waitBeforeAsking(count));
    };
    let answered = false;
    void turn(first, 0).finally(() => {
      answered = true;
    });
    later(async () => {
      if (!answered) await question('result');
    }, PATIENCE_MS);
    return () => {
      live = false;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [client, orderId, accessToken, paypalOrderId, first, round]);

  return { ...outcome, askAgain: useCallback(() => setRound((count) => count + 1), []) };
};
