// Made by `npm run schema` of server/models/tailoring/kernel/sandbox-library.ts.

/** Steps that a program may take; a screw thread or a name takes one. */
export const MOST_STEPS = 4000;

const LIBRARY = `(() => {
  'use strict';
  delete Math.random;
  const steps = [];
  const { stringify, parse } = JSON;
  const { isArray } = Array;
  const note = (Kind, ...step) => {
    if (steps.length >= ${MOST_STEPS}) throw new RangeError('more than ${MOST_STEPS} steps');
    if (steps.length === HALT) throw new RangeError('halted');
    steps.push(step);
    return new Kind(steps.length - 1);
  };
  const placeOf = (Kind, shape) => {
    if (!(shape instanceof Kind)) throw new TypeError('not ' + (Kind === Solid ? 'a solid' : 'an outline'));
    return shape.step;
  };
  const places = (Kind, shapes) => shapes.flat().map((shape) => placeOf(Kind, shape));
  class Shape {
    constructor(step) { this.step = step; Object.freeze(this); }
    add(...others) { return note(this.constructor, 'union', [this.step, ...places(this.constructor, others)]); }
    subtract(...others) { return note(this.constructor, 'difference', [this.step, ...places(this.constructor, others)]); }
    intersect(...others) { return note(this.constructor, 'intersection', [this.step, ...places(this.constructor, others)]); }
  }
  class Solid extends Shape {
    move(x = 0, y = 0, z = 0) { return note(Solid, 'move', this.step, [x, y, z]); }
    turn(x = 0, y = 0, z = 0) { return note(Solid, 'turn', this.step, [x, y, z]); }
    scale(x, y = x, z = y) { return note(Solid, 'scale', this.step, [x, y, z]); }
    mirror(x, y, z) { return note(Solid, 'mirror', this.step, [x, y, z]); }
    around(count, from = 0) {
      return union(Array.from({ length: count }, (_, i) => this.turn(0, 0, from + (i * 360) / count)));
    }
  }
  class Outline extends Shape {
    move(x = 0, y = 0) { return note(Outline, 'move2', this.step, [x, y]); }
    turn(degrees) { return note(Outline, 'turn2', this.step, [degrees]); }
    scale(x, y = x) { return note(Outline, 'scale2', this.step, [x, y]); }
    offset(by, corners = 'round') { return note(Outline, 'offset', this.step, [by], corners); }
    extrude(height, { twist = 0, top = 1 } = {}) { return note(Solid, 'extrude', this.step, [height, twist, top]); }
    revolve(degrees = 360) { return note(Solid, 'revolve', this.step, [degrees]); }
  }
  const union = (...solids) => {
    const [first, ...others] = solids.flat();
    return others.length > 0 ? first.add(others) : first;
  };
  const library = {
    box: (from, to) => note(Solid, 'box', from, to),
    cylinder: (radius, height, top = radius) => note(Solid, 'cylinder', [radius, height, top]),
    sphere: (radius) => note(Solid, 'sphere', [radius]),
    mesh: (points, triangles) => note(Solid, 'mesh', points.flat(), triangles.flat()),
    polygon: (...rings) => note(Outline, 'polygon', rings.map((ring) => ring.flat())),
    circle: (radius) => note(Outline, 'circle', [radius]),
    rectangle: (width, height) => note(Outline, 'rectangle', [width, height]),
    text: (words, height, most = 10000) => note(Outline, 'text', String(words), [height, most]),
    union,
    hull: (...shapes) => {
      const Kind = shapes.flat()[0] instanceof Outline ? Outline : Solid;
      return note(Kind, 'hull', places(Kind, shapes));
    },
    refuse: (en, sk = en, de = en) => { throw new Refusal({ en: String(en), sk: String(sk), de: String(de) }); },
  };
  class Refusal { constructor(reason) { this.reason = reason; } }
  for (const [name, value] of Object.entries(library)) Object.defineProperty(globalThis, name, { value });
  const three = (values) => [0, 1, 2].map((i) => values?.[i] ?? 0);
  const partOf = ([id, given]) => {
    const { solid, places: stand = [{}], name, cut } = given instanceof Solid ? { solid: given } : given;
    if (!isArray(stand)) throw new TypeError('places of ' + id + ' are no list');
    return {
      id,
      name,
      step: placeOf(Solid, solid),
      places: stand.map(({ turn, move }) => ({ turn: three(turn), move: three(move) })),
      cut: cut && { bed: cut.bed, turn: three(cut.turn), joint: cut.joint ?? 'DOWELS' },
    };
  };
  return (build, choice) => {
    try {
      const { parts, flight = null } = build(parse(choice));
      return stringify({ steps, parts: Object.entries(parts).map(partOf), flight });
    } catch (error) {
      if (error instanceof Refusal) return stringify({ fault: 'REFUSED', reason: error.reason });
      throw error;
    }
  };
})()`;

/**
 * What a program of a model finds in its sandbox, itself a program there. It draws nothing: it notes steps, which are carried
 * out outside, and is halted before one of them where that is not below 0. Its value is a function of the model's `build` and the
 * choice as JSON, which answers the drawing as JSON.
 */
export const sandboxLibrary = (halt: number): string => LIBRARY.replace('HALT', String(halt));
