interface Call {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

const WORDS = /'([^']*)'|"([^"]*)"|(\S+)/g;

/** What a shell and curl make of an example: `-H`, `-d`, `-G` with `--data-urlencode`; variables within double quotes. */
export const callOfCurl = (text: string, variables: Readonly<Record<string, string>> = {}): Call => {
  const filled = (word: string) => word.replace(/\$(\w+)/g, (_all, name: string) => variables[name] ?? '');
  const words = [...text.replaceAll('\\\n', ' ').matchAll(WORDS)].map(([, single, double, bare]) =>
    double === undefined ? (single ?? bare ?? '') : filled(double),
  );
  const [program, ...rest] = words;
  if (program !== 'curl') throw new Error(`not curl: ${text}`);
  const url = new URL(rest.find((word) => /^https?:/.test(word))!);
  const after = (option: string) => rest.flatMap((word, index) => (word === option ? [rest[index + 1]!] : []));
  const headers = Object.fromEntries(after('-H').map((line) => line.split(/:\s*/, 2) as [string, string]));
  for (const pair of after('--data-urlencode')) {
    const [name, ...value] = pair.split('=');
    url.searchParams.set(name!, value.join('='));
  }
  const [body] = after('-d');
  return { method: body === undefined ? 'GET' : 'POST', url, headers, body };
};
