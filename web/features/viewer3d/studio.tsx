import type { ThreeElements } from '@react-three/fiber';
import { extend } from '@react-three/fiber';
import { useMemo } from 'react';
import {
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
import type { Model } from './model.ts';
import { markGeometry, ringGeometry } from './turntable.ts';

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

export interface Inks {
  readonly ring: string;
  readonly mark: string;
}

type Vector = NonNullable<ThreeElements['group']['position']>;

function Lights({ size, center }: { size: number; center: Vector }) {
  const reach = size * 2.4;
  return (
    <group position={center}>
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

/** The model on its turntable under the shop's light: key left, rim behind right, sky over all. */
export function Studio({ model, inks }: { model: Model; inks: Inks }) {
  const { center, radius } = useMemo(() => model.together.getBoundingSphere(new Sphere()), [model]);
  return (
    <>
      <Lights size={radius} center={[center.x, center.y, center.z]} />
      <primitive object={model.scene} dispose={null} />
      <group name={TURNTABLE} position={[center.x, model.together.min.y, center.z]}>
        <Turntable radius={radius * 0.72} inks={inks} />
      </group>
    </>
  );
}
