import { BufferGeometry, Float32BufferAttribute } from 'three';

const TICKS = 72;

/** A flat ring with a tick every five degrees and a longer one every thirty, radius 1, as pairs of points. */
export function ringGeometry(): BufferGeometry {
  const points: number[] = [];
  const at = (step: number, radius: number) => {
    const angle = (step / TICKS) * Math.PI * 2;
    points.push(Math.sin(angle) * radius, 0, Math.cos(angle) * radius);
  };
  for (let step = 0; step < TICKS; step += 1) {
    at(step, 1);
    at(step + 1, 1);
    at(step, 1);
    at(step, step % 6 === 0 ? 1.07 : 1.035);
  }
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3));
}

/** The mark at the model's front, just outside the ring. */
export function markGeometry(): BufferGeometry {
  const points = [0, 0, 1.03, 0.035, 0, 1.1, -0.035, 0, 1.1];
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points, 3));
}
