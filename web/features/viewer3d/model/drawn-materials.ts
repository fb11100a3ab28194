import { Color, DoubleSide, LineBasicMaterial, MeshBasicMaterial, ShaderMaterial } from 'three';

const TRANSLUCENT_OPACITY = {
  vertexShader: `
    #include <clipping_planes_pars_vertex>
    varying vec3 facing, toEye;
    void main() {
      vec4 mvPosition = modelViewMatrix * vec4(position, 1.);
      facing = normalMatrix * normal;
      toEye = -mvPosition.xyz;
      gl_Position = projectionMatrix * mvPosition;
      #include <clipping_planes_vertex>
    }`,
  fragmentShader: `
    #include <clipping_planes_pars_fragment>
    uniform float ink, strength;
    varying vec3 facing, toEye;
    void main() {
      #include <clipping_planes_fragment>
      float rim = 1. - abs(dot(normalize(facing), normalize(toEye)));
      gl_FragColor = vec4(vec3(ink), strength * (.025 + .3 * pow(rim, 3.)));
    }`,
};

const EDGE_STRENGTH = 0.42;
const WIRE_STRENGTH = 0.3;
/** What is round an isolated part, against the full x-ray. */
const GHOST = 0.34;

const translucent = (strength: number) =>
  new ShaderMaterial({
    ...TRANSLUCENT_OPACITY,
    uniforms: { ink: { value: 0 }, strength: { value: strength } },
    transparent: true,
    depthWrite: false,
    depthTest: false,
    side: DoubleSide,
    clipping: true,
  });

const thinLine = (strength: number) =>
  new LineBasicMaterial({ transparent: true, opacity: EDGE_STRENGTH * strength, depthWrite: false, depthTest: false });

/** Ink with alpha: faces and edges that are seen through, the same as a ghost, and the mesh of triangles. */
export interface DrawnMaterials {
  readonly xray: { faces: ShaderMaterial; edges: LineBasicMaterial };
  readonly ghost: { faces: ShaderMaterial; edges: LineBasicMaterial };
  /** Hides what is behind without being seen. */
  readonly cover: MeshBasicMaterial;
  readonly wire: MeshBasicMaterial;
}

export function drawnMaterials(): DrawnMaterials {
  return {
    xray: { faces: translucent(1), edges: thinLine(1) },
    ghost: { faces: translucent(GHOST), edges: thinLine(GHOST) },
    cover: new MeshBasicMaterial({
      colorWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: 1.5,
      polygonOffsetUnits: 2,
    }),
    wire: new MeshBasicMaterial({ wireframe: true, transparent: true, opacity: WIRE_STRENGTH, depthWrite: false }),
  };
}

export const listOf = ({ xray, ghost, cover, wire }: DrawnMaterials) => [
  xray.faces,
  xray.edges,
  ghost.faces,
  ghost.edges,
  cover,
  wire,
];

/** Black is 0, white is 1: the level to which the theme turns what is drawn in black. */
export function setInk({ xray, ghost, wire }: DrawnMaterials, level: number) {
  for (const { faces, edges } of [xray, ghost]) {
    faces.uniforms.ink!.value = level;
    edges.color = new Color().setRGB(level, level, level, 'srgb');
  }
  wire.color = new Color().setRGB(level, level, level, 'srgb');
}
