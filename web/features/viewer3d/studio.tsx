import type { ThreeElements } from '@react-three/fiber';
import { extend } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import {
  Box3,
  DirectionalLight,
  DoubleSide,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  ShadowMaterial,
  Sphere,
} from 'three';
import { outlineAt, type Model } from './model/model.ts';
import { markGeometry, ringGeometry } from './camera/turntable.ts';

extend({
  DirectionalLight,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  ShadowMaterial,
});

/** The page's colours, as it writes them. */
export interface Inks {
  readonly ring: string;
  readonly mark: string;
  readonly ink: string;
  readonly paper: string;
  /** How light what is drawn in black becomes: 0 is black. */
  readonly drawn: number;
}

type Vector = NonNullable<ThreeElements['group']['position']>;

function Lights({ size, center, azimuth }: { size: number; center: Vector; azimuth: number }) {
  const reach = size * 2.4;
  return (
    <group position={center} rotation-y={azimuth}>
      <hemisphereLight args={['#ffffff', '#b9b4a8', 1.5]} />
      <directionalLight
        castShadow
        position={[-0.72 * size * 3, 1.5 * size * 3, 0.62 * size * 3]}
        intensity={2.3}
        color="#fffbf5"
        shadow-mapSize={[2048, 2048]}
        shadow-radius={9}
        shadow-blurSamples={16}
        shadow-bias={-0.0004}
        shadow-normalBias={size * 0.009}
        shadow-camera-left={-reach}
        shadow-camera-right={reach}
        shadow-camera-top={reach}
        shadow-camera-bottom={-reach}
        shadow-camera-near={size * 0.2}
        shadow-camera-far={size * 9}
      />
      <directionalLight position={[0.85 * size, 0.55 * size, -0.75 * size]} intensity={0.9} color="#f3f7ff" />
    </group>
  );
}

/** The turntable's name in the scene: it sinks when the model comes apart downwards. */
export const TURNTABLE = 'turntable';

function Turntable({ radius, inks }: { radius: number; inks: Inks }) {
  const [ring, mark] = useMemo(() => [ringGeometry(), markGeometry()], []);
  useEffect(
    () => () => {
      ring.dispose();
      mark.dispose();
    },
    [ring, mark],
  );
  return (
    <group scale={radius}>
      <mesh receiveShadow rotation-x={-Math.PI / 2}>
        <planeGeometry args={[12, 12]} />
        <shadowMaterial transparent opacity={0.22} />
      </mesh>
      <lineSegments geometry={ring} position-y={0.002}>
        <lineBasicMaterial color={inks.ring} transparent opacity={0.75} />
      </lineSegments>
      <mesh geometry={mark} position-y={0.003}>
        <meshBasicMaterial color={inks.mark} side={DoubleSide} toneMapped={false} />
      </mesh>
    </group>
  );
}

interface StudioProps {
  model: Model;
  inks: Inks;
  /** Of the first view, radians: the key light stands to the left of it. */
  azimuth: number;
  /** Drawn in ink, the model stands on nothing. */
  grounded: boolean;
  /** Lies in the model's own coordinates. */
  caps: Group;
}

/** The model on its turntable under the shop's light: key left, rim behind right, sky over all. */
export function Studio({ model, inks, azimuth, grounded, caps }: StudioProps) {
  const box = new Box3().setFromPoints(outlineAt(model, 0));
  const { center, radius } = box.getBoundingSphere(new Sphere());
  return (
    <>
      <Lights size={radius} center={[center.x, center.y, center.z]} azimuth={azimuth} />
      <primitive key={model.stand.uuid} object={model.stand} dispose={null}>
        <primitive object={caps} dispose={null} />
      </primitive>
      <group name={TURNTABLE} position={[center.x, box.min.y, center.z]} visible={grounded}>
        <Turntable radius={radius * 0.72} inks={inks} />
      </group>
    </>
  );
}
