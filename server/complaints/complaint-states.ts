/** Where a complaint stands. */
export enum ComplaintState {
  /** The buyer has written it. */
  OPENED = 'OPENED',
  /** The shop has confirmed it in writing, with the day until which it remedies the defect. */
  RECEIVED = 'RECEIVED',
  /** It is granted; the remedy is chosen. */
  ACCEPTED = 'ACCEPTED',
  /** The remedy is money; its provider has not decided the refund. */
  REFUNDING = 'REFUNDING',
  REMEDIED = 'REMEDIED',
  REJECTED = 'REJECTED',
  /** The buyer took it back. */
  REVOKED = 'REVOKED',
}

/** What a buyer may ask for, and a seller grant (Directive (EU) 2019/771, art. 13). */
export enum Remedy {
  REPAIR = 'REPAIR',
  REPLACEMENT = 'REPLACEMENT',
  /** A part of the price back. */
  REDUCTION = 'REDUCTION',
  /** The contract ends: the price back. */
  REFUND = 'REFUND',
}

const { OPENED, RECEIVED, ACCEPTED, REMEDIED, REJECTED, REVOKED } = ComplaintState;

/** What a person does with a complaint. */
export enum ComplaintStep {
  CONFIRM = 'CONFIRM',
  ACCEPT = 'ACCEPT',
  REMEDY = 'REMEDY',
  REJECT = 'REJECT',
  REVOKE = 'REVOKE',
  UNDO = 'UNDO',
}

/** From which states each step is taken; `UNDO`, of what the buyer was not told: see `stateBefore`. */
const FROM: Readonly<Record<ComplaintStep, readonly ComplaintState[]>> = {
  CONFIRM: [OPENED],
  ACCEPT: [RECEIVED],
  REMEDY: [ACCEPTED],
  REJECT: [RECEIVED, ACCEPTED],
  REVOKE: [OPENED, RECEIVED, ACCEPTED],
  UNDO: [RECEIVED, ACCEPTED, REMEDIED, REJECTED, REVOKED],
};

export interface ComplaintStanding {
  readonly state: ComplaintState;
  readonly remedy: Remedy | null;
  readonly confirmedAt: Date | null;
  readonly acceptedAt: Date | null;
  /** States that the buyer was told of. */
  readonly told: readonly string[];
}

/** Whether a remedy is money, which goes by a refund. */
export const isMoney = (remedy: Remedy | null): boolean => remedy === Remedy.REDUCTION || remedy === Remedy.REFUND;

/** Whether the last step can be taken back as far as the state says: money that went does not come back. */
const mayUndo = ({ state, remedy }: ComplaintStanding): boolean => state !== REMEDIED || !isMoney(remedy);

/** The steps that its state allows. That the buyer was told of the last one is for `isTold` to say. */
export const complaintSteps = (standing: ComplaintStanding): ComplaintStep[] =>
  Object.values(ComplaintStep).filter(
    (step) => FROM[step].includes(standing.state) && (step !== ComplaintStep.UNDO || mayUndo(standing)),
  );

/** Whether the buyer was told of the last step, which then stays. */
export const isTold = ({ state, told }: ComplaintStanding): boolean => told.includes(state);

/** Whether the buyer took it back alone; what an admin notes for a buyer is an action of the admin, and nobody is told of it. */
export const isTakenBackByBuyer = ({ state, told }: Pick<ComplaintStanding, 'state' | 'told'>): boolean =>
  state === REVOKED && told.includes(REVOKED);

/** The state that the last step was taken from, by the marks of those before. */
export const stateBefore = ({ state, confirmedAt, acceptedAt }: ComplaintStanding): ComplaintState => {
  if (state === RECEIVED) return OPENED;
  if (state === ACCEPTED) return RECEIVED;
  if (acceptedAt) return ACCEPTED;
  return confirmedAt ? RECEIVED : OPENED;
};
