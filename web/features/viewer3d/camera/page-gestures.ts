/**
 * Keeps the page scrollable over the canvas. The wheel belongs to the page after a press anywhere else, and where the
 * zoom has come to its end; a single finger up or down scrolls (`touch-action`), two fingers belong to the model. Attach
 * before what zooms; the answer ends it.
 */
export function allowPageGestures(canvas: HTMLCanvasElement, isAtEnd: (closer: boolean) => boolean): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let pressedElsewhere = false;
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const frame = canvas.closest('.vw, .v3');
      pressedElsewhere = !(target instanceof Node && frame?.contains(target));
    },
    { signal, capture: true },
  );
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (pressedElsewhere || isAtEnd(event.deltaY < 0)) event.stopImmediatePropagation();
    },
    { signal },
  );
  const keepTwoFingers = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  canvas.addEventListener('touchstart', keepTwoFingers, { signal, passive: false });
  canvas.addEventListener('touchmove', keepTwoFingers, { signal, passive: false });
  return () => ending.abort();
}
