/** A message beside a field and the values it needs. */
export interface FieldError {
  id: MessageId;
  values?: Record<string, string | number>;
}

export const tooLong = (max: number): FieldError => ({ id: 'checkout.error.tooLong', values: { max } });
