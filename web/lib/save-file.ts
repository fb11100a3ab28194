import { shopFetch } from './shop-fetch.ts';

/** Asks for a file as the signed-in admin and hands it to the browser under a name. Throws when it is refused. */
export const saveFile = async (url: string, name: string): Promise<void> => {
  const answer = await shopFetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
