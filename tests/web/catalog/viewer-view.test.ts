import { BoxGeometry, Mesh, MeshStandardMaterial, PerspectiveCamera, Plane, Vector3 } from 'three';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AutoTurn } from '../../../web/features/viewer3d/camera/auto-turn.ts';
import { cornersAt, modelOf, orientUpright } from '../../../web/features/viewer3d/model/model.ts';
import { watchPageInks } from '../../../web/features/viewer3d/page-colours.ts';
import { Section } from '../../../web/features/viewer3d/measure/section.ts';
import { pickBody, placeOf } from '../../../web/features/viewer3d/measure/snap.ts';
import { View } from '../../../web/features/viewer3d/camera/view.ts';
import { AT_FIRST } from '../../../web/features/viewer3d/viewer-state.ts';

let see: (isIntersecting: boolean) => void;
const calm = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  calm.matches = false;
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('matchMedia', () => calm);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a model that turns by itself', () => {
  const turned = (turn: ReturnType<typeof vi.fn>) => {
    turn.mockClear();
    vi.advanceTimersByTime(500);
    return turn.mock.calls.length > 0;
  };

  it('stands still while it is out of sight, and where motion is unwanted, from that moment on', () => {
    const turn = vi.fn();
    const turning = new AutoTurn(document.createElement('canvas'), turn);
    turning.want(true);
    expect(turned(turn)).toBe(false);
    see(true);
    expect(turned(turn)).toBe(true);
    see(false);
    expect(turned(turn)).toBe(false);
    see(true);
    calm.matches = true;
    calm.dispatchEvent(new Event('change'));
    expect(turned(turn)).toBe(false);
    calm.matches = false;
    calm.dispatchEvent(new Event('change'));
    expect(turned(turn)).toBe(true);
    turning.dispose();
    see(true);
    expect(turned(turn)).toBe(false);
  });

  it('says whether it turns, and that it never will where motion is unwanted', () => {
    const heard = vi.fn();
    const turning = new AutoTurn(document.createElement('canvas'), vi.fn(), heard);
    expect(turning.state).toBe('paused');
    turning.want(true);
    expect(turning.state).toBe('turning');
    expect(heard).toHaveBeenCalled();
    heard.mockClear();
    calm.matches = true;
    calm.dispatchEvent(new Event('change'));
    expect(turning.state).toBe('never');
    expect(heard).toHaveBeenCalled();
  });

  it('does not jump after a pause', () => {
    const turn = vi.fn<(seconds: number) => void>();
    new AutoTurn(document.createElement('canvas'), turn).want(true);
    see(true);
    vi.advanceTimersByTime(100);
    see(false);
    vi.advanceTimersByTime(60_000);
    see(true);
    vi.advanceTimersByTime(100);
    expect(Math.max(...turn.mock.calls.map(([seconds]) => seconds))).toBeLessThanOrEqual(0.1);
  });
});

const bar = () => new Mesh(new BoxGeometry(0.2, 0.05, 0.05), new MeshStandardMaterial());

const viewOf = (aspect: number) => {
  const model = modelOf([bar()]);
  orientUpright(model, 'Y');
  const camera = new PerspectiveCamera(22, aspect);
  const quiet = () => undefined;
  const canvas = document.createElement('canvas');
  Object.defineProperty(canvas, 'clientHeight', { value: 400 });
  const view = new View({ camera, canvas, model, sinkTo: quiet, invalidate: quiet, reshade: quiet });
  view.aim([]);
  const reach = () => {
    camera.updateMatrixWorld();
    const seen = cornersAt(model, 0).map((corner) => corner.project(camera));
    return Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  };
  return { camera, model, view, reach };
};

describe('a section', () => {
  it('takes away the half that is nearer to the first view, whatever side that is from', () => {
    const model = modelOf([bar()]);
    orientUpright(model, 'Y');
    const section = new Section(model, [model.parts[0]!.box]);
    for (const towards of [new Vector3(1, 0.3, 1), new Vector3(-1, 0.3, -1)])
      for (const axis of ['x', 'y', 'z'] as const) {
        section.cut({ ...AT_FIRST, axis }, new Vector3(), towards);
        expect(section.plane.distanceToPoint(towards)).toBeLessThan(0);
        section.cut({ ...AT_FIRST, axis, flipped: true }, new Vector3(), towards);
        expect(section.plane.distanceToPoint(towards)).toBeGreaterThan(0);
      }
  });
});

describe('the view of a model', () => {
  it('shows the whole model when the picture gets another shape: full screen, a phone that is turned', () => {
    const { camera, view, reach } = viewOf(1.6);
    const before = reach();
    view.refit(() => {
      camera.aspect = 0.5;
      camera.updateProjectionMatrix();
    });
    expect(reach()).toBeLessThanOrEqual(1);
    expect(reach()).toBeGreaterThan(0.5);
    view.refit(() => {
      camera.aspect = 1.6;
      camera.updateProjectionMatrix();
    });
    expect(reach()).toBeCloseTo(before);
  });

  it('keeps its shape while the page does not lay it out', () => {
    let resized = () => undefined as void;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn();
        constructor(tell: () => void) {
          resized = tell;
        }
      },
    );
    const host = document.createElement('div');
    const canvas = document.createElement('canvas');
    host.append(canvas);
    const size = { clientWidth: 0, clientHeight: 0 };
    for (const side of ['clientWidth', 'clientHeight'] as const)
      Object.defineProperty(host, side, { get: () => size[side] });
    const onSize = vi.fn();
    watchPageInks(canvas, onSize, vi.fn());
    resized();
    expect(onSize).not.toHaveBeenCalled();
    Object.assign(size, { clientWidth: 300, clientHeight: 200 });
    resized();
    expect(onSize).toHaveBeenCalledWith(300, 200);
  });

  it('keeps what was come near to', () => {
    const { camera, view, reach } = viewOf(1.6);
    const whole = reach();
    view.zoom(true);
    const near = reach();
    view.refit(() => (camera.aspect = 1.2));
    camera.updateProjectionMatrix();
    expect(reach() / near).toBeGreaterThan(0.8);
    expect(near).toBeGreaterThan(whole);
  });

  it('turns alone no more once a button or a key moves it', () => {
    const { camera, view } = viewOf(1.6);
    const place = () => camera.position.clone();
    const still = () => {
      const before = place();
      vi.advanceTimersByTime(500);
      return before.distanceTo(place()) < 1e-9;
    };
    see(true);
    for (const take of [() => view.zoom(false), () => view.pan(5, 0), () => view.rotate(0.1, 0)]) {
      view.turnAlone(true);
      expect(still()).toBe(false);
      take();
      expect(still()).toBe(true);
    }
  });

  it('finds the body under a place, but nothing that the section takes away', () => {
    const { camera, model } = viewOf(1);
    camera.updateMatrixWorld();
    const picture = { camera, width: 400, height: 400 };
    const { bodies } = model.parts[0]!;
    const middle = placeOf(new Vector3(), picture);
    expect(pickBody(middle, picture, bodies)).toBe(bodies[0]);
    expect(pickBody({ x: 2, y: 2 }, picture, bodies)).toBeNull();
    const material = bodies[0]!.material as MeshStandardMaterial;
    material.clippingPlanes = [new Plane(new Vector3(0, 1, 0), 1)];
    expect(pickBody(middle, picture, bodies)).toBe(bodies[0]);
    material.clippingPlanes = [new Plane(new Vector3(0, 1, 0), -1)];
    expect(pickBody(middle, picture, bodies)).toBeNull();
  });
});
