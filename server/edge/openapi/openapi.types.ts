/** The parts of JSON Schema that the document uses. */
export interface Schema {
  type?: string | string[];
  $ref?: string;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  description?: string;
  examples?: readonly unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

type Content = Record<string, { schema?: Schema }>;

export interface Body {
  required: boolean;
  content: Content;
}

export interface Answer {
  description: string;
  headers?: object;
  content?: Content;
}

export interface Operation {
  summary: string;
  description?: string;
  deprecated?: boolean;
  tags: string[];
  /** Empty: everybody. An empty entry: without credentials, too. */
  security: object[];
  parameters: Parameter[];
  requestBody?: Body;
  responses: Record<string, Answer>;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: object };
}
