/** Calls `work` after the next frame, so that the answer to a press is seen before a long task. Returns how to call it off. */
export const afterPaint = (work: () => void): (() => void) => {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
};
