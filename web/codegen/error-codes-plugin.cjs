// Emits the schema's ErrorCode enum as a union, although no operation selects it.
module.exports = {
  plugin(schema) {
    const codes = schema.getType('ErrorCode').getValues();
    return `export type ErrorCode =\n${codes.map(({ name }) => `  | '${name}'`).join('\n')};\n`;
  },
};
