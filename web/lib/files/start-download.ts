/** Hands the file to the browser's own download; the page stays. */
export const startDownload = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
};
