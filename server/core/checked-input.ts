import { getMetadataStorage, type ValidatorFn } from 'type-graphql';
import * as z from 'zod';
import { validationFailed } from './errors.ts';
import { checked, faultsOf } from './faults.ts';

/** Said beside an `@InputType` whose callers give exactly one of its fields: `@Extensions(ONE_OF)`. */
export const ONE_OF = { oneOf: true };

const rules = new Map<object, Map<string, z.ZodType>>();

/** What a field of an input has to be, beside its type; what is absent or null is not asked. Runs before the resolver. */
export const Checked =
  (rule: z.ZodType): PropertyDecorator =>
  (target, name) => {
    const ofClass = rules.get(target.constructor) ?? new Map<string, z.ZodType>();
    rules.set(target.constructor, ofClass.set(String(name), rule));
  };

interface InputField {
  readonly name: string;
  readonly ofClass: Function;
  readonly type: unknown;
  readonly isList: boolean;
}

/** The fields of an input or of arguments, those of the classes that it extends last. */
const fieldsOf = (input: Function): InputField[] => {
  const { inputTypes, argumentTypes } = getMetadataStorage();
  const known = [...inputTypes, ...argumentTypes].find(({ target }) => target === input);
  if (!known) return [];
  const own = (known.fields ?? []).map(({ name, getType, typeOptions }) => ({
    name,
    ofClass: input,
    type: getType(),
    isList: typeOptions.array === true,
  }));
  return [...own, ...fieldsOf(Object.getPrototypeOf(input) as Function)];
};

const schemas = new Map<unknown, z.ZodType | null>();

/** What a field has to be: its own rule first, so that the length of a list is known before its items are looked at. */
const ruleOf = ({ name, ofClass, type, isList }: InputField): z.ZodType | null => {
  const own = rules.get(ofClass)?.get(name);
  const inside = schemaOf(type);
  const items = inside && isList ? z.array(inside) : inside;
  return own && items ? own.pipe(items) : (own ?? items);
};

/** What an input has to be, with the inputs in it; null where nothing is said of any of its fields. */
const schemaOf = (type: unknown): z.ZodType | null => {
  const known = schemas.get(type);
  if (known !== undefined) return known;
  const fields = typeof type === 'function' ? fieldsOf(type) : [];
  const shape = Object.fromEntries(
    fields.flatMap((field) => {
      const rule = ruleOf(field);
      return rule ? [[field.name, rule.nullish()] as const] : [];
    }),
  );
  const schema = Object.keys(shape).length > 0 ? z.object(shape) : null;
  schemas.set(type, schema);
  return schema;
};

/**
 * The one door of all arguments and inputs of GraphQL, nested ones too: type-graphql calls it before a resolver. Throws
 * VALIDATION_FAILED with a code per field; of a list of inputs, with those of the first that is wrong.
 */
export const checkInput: ValidatorFn = (value: unknown, type) => {
  if (typeof value !== 'object' || value === null) return;
  const schema = schemaOf(type);
  if (!schema) return;
  for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
    const { error } = schema.safeParse(each);
    if (error) throw validationFailed(faultsOf(error));
  }
};

/** The same for an argument that is no input: `@Arg('first', () => Int, { validateFn: checkArg('first', within(1, 24)) })`. */
export const checkArg = (name: string, rule: z.ZodType): ValidatorFn => {
  const schema = z.object({ [name]: rule.nullish() });
  return (value: unknown, type, data) => {
    checked(schema, { [name]: value });
    return checkInput(value, type, data);
  };
};
