import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { isMesh } from './anchors.ts';

/** How a surface looks; carried by every material of the studio and merged into one draw call. */
interface Finish {
  rough: number;
  metal: number;
  /** Distance of layer lines in the geometry's own units, and their strength (0 is none). */
  layer: number;
  axis: [number, number, number];
  strength: number;
}

function material(colour: string, finish: Finish): THREE.MeshStandardMaterial {
  const made = new THREE.MeshStandardMaterial({ color: new THREE.Color(colour), side: THREE.DoubleSide });
  made.userData.finish = finish;
  return made;
}

/** Printed plastic with layer lines stacked along `axis`. */
export function filament(colour: string, layer: number, axis: [number, number, number]): THREE.MeshStandardMaterial {
  return material(colour, { rough: 0.52, metal: 0, layer, axis, strength: 0.16 });
}

/** Anything that is not printed. */
export function plain(colour: string, rough: number, metal = 0): THREE.MeshStandardMaterial {
  return material(colour, { rough, metal, layer: 1, axis: [0, 1, 0], strength: 0 });
}

const AMBIENT = /* glsl */ `
#if defined( RE_IndirectSpecular )
 iblIrradiance += mix(vec3(.34,.33,.31), vec3(.50,.51,.53), .5 + .5 * dot(geometryNormal, normalize((viewMatrix * vec4(0., 1., 0., 0.)).xyz))) * .62;
 radiance += getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
#endif
`;

const LAYERS = /* glsl */ `
#include <normal_fragment_maps>
if (vFinish.y > 0.) {
  vec3 a = normalize(vAxis);
  float slope = 1. - abs(dot(normal, a));
  float d = (fract(vPhase) - .5) * 2.;
  d = sign(d) * pow(abs(d), 2.2);
  float fade = 1. - smoothstep(.35, 1.2, fwidth(vPhase)) * .55;
  vec3 along = a - normal * dot(a, normal);
  normal = normalize(normal + along * d * vFinish.y * fade * smoothstep(0., .25, slope) * (.75 + .5 * noise1(layerId + 3.)));
}`;

let shared: THREE.MeshStandardMaterial | undefined;

/** The one material that draws every finish from vertex attributes. */
function sharedMaterial(): THREE.MeshStandardMaterial {
  if (shared) return shared;
  shared = new THREE.MeshStandardMaterial({
    color: 0xffffff,
    roughness: 0.5,
    metalness: 1,
    vertexColors: true,
    side: THREE.DoubleSide,
  });
  shared.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute vec4 lay; attribute vec3 finish; varying vec3 vAxis; varying float vPhase; varying vec3 vFinish;',
      )
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvPhase = lay.x; vAxis = normalize(normalMatrix * lay.yzw); vFinish = finish;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nvarying vec3 vAxis; varying float vPhase; varying vec3 vFinish;\nfloat noise1(float n) { return fract(sin(n * 127.1) * 43758.5453); }',
      )
      .replace(
        '#include <color_fragment>',
        '#include <color_fragment>\nfloat layerId = floor(vPhase); if (vFinish.y > 0.) diffuseColor.rgb *= 1. + (noise1(layerId) - .5) * .045;',
      )
      .replace(
        '#include <roughnessmap_fragment>',
        'float roughnessFactor = clamp(vFinish.x + (vFinish.y > 0. ? (noise1(layerId + 7.) - .5) * .10 : 0.), .05, 1.);',
      )
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vFinish.z;')
      .replace('#include <normal_fragment_maps>', LAYERS)
      .replace('#include <lights_fragment_maps>', AMBIENT);
  };
  return shared;
}

/** Everything under `root` as one mesh with the shared material; decals stay meshes of their own. */
export function merged(root: THREE.Object3D): THREE.Group {
  const geometries: THREE.BufferGeometry[] = [];
  const out = new THREE.Group();
  root.traverse((object) => {
    if (!isMesh(object) || !object.visible) return;
    const finish = (object.material as THREE.Material).userData.finish as Finish | undefined;
    if (finish) geometries.push(baked(object, finish));
    else out.add(decalCopy(object));
  });
  const mesh = new THREE.Mesh(mergeGeometries(geometries, false), sharedMaterial());
  mesh.castShadow = mesh.receiveShadow = true;
  out.add(mesh);
  return out;
}

function decalCopy(decal: THREE.Mesh): THREE.Mesh {
  const copy = decal.clone();
  copy.matrixAutoUpdate = false;
  copy.matrix.copy(decal.matrixWorld);
  copy.castShadow = false;
  copy.receiveShadow = true;
  return copy;
}

function baked(mesh: THREE.Mesh, finish: Finish): THREE.BufferGeometry {
  const geometry = mesh.geometry.index ? mesh.geometry.clone() : indexed(mesh.geometry.clone());
  const colour = (mesh.material as THREE.MeshStandardMaterial).color;
  const position = geometry.getAttribute('position');
  const axis = new THREE.Vector3(...finish.axis).normalize();
  const world = axis.clone().transformDirection(mesh.matrixWorld);
  const count = position.count;
  const lay = new Float32Array(count * 4);
  const surface = new Float32Array(count * 3);
  const colours = new Float32Array(count * 3);
  const p = new THREE.Vector3();
  for (let i = 0; i < count; i++) {
    lay.set([p.fromBufferAttribute(position, i).dot(axis) / finish.layer, world.x, world.y, world.z], i * 4);
    surface.set([finish.rough, finish.strength, finish.metal], i * 3);
    colours.set([colour.r, colour.g, colour.b], i * 3);
  }
  for (const name of Object.keys(geometry.attributes))
    if (name !== 'position' && name !== 'normal') geometry.deleteAttribute(name);
  geometry.applyMatrix4(mesh.matrixWorld);
  geometry.setAttribute('lay', new THREE.BufferAttribute(lay, 4));
  geometry.setAttribute('finish', new THREE.BufferAttribute(surface, 3));
  geometry.setAttribute('color', new THREE.BufferAttribute(colours, 3));
  geometry.morphAttributes = {};
  return geometry;
}

function indexed(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  return geometry.setIndex(Array.from({ length: geometry.getAttribute('position').count }, (_, i) => i));
}
