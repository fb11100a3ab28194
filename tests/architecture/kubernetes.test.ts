import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import type { Deployment } from 'kubernetes-types/apps/v1';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2';
import type { Job } from 'kubernetes-types/batch/v1';
import type { ConfigMap, PodSpec, Secret, Service } from 'kubernetes-types/core/v1';
import type { Ingress } from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { readConfig } from '../../server/core/config/config.ts';
import { environmentOf, stagesOf } from '../support/dockerfile.ts';
import { faultsOf, type Manifest } from '../support/kubernetes-schema.ts';
import { read, root } from './source.ts';

const FOLDER = 'server/deploy/kubernetes';
const files = readdirSync(path.join(root, FOLDER)).filter((file) => file !== 'kustomization.yaml');
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(`${FOLDER}/${file}`)).map((document) => document.toJS() as Manifest),
);
const kustomization = parse(read(`${FOLDER}/kustomization.yaml`)) as {
  namespace: string;
  resources: string[];
  images: { name: string; newName: string; newTag: string }[];
};

const all = <Kind>(kind: string): Kind[] => manifests.filter((one) => one.kind === kind) as Kind[];
const deployments = ['web', 'jobs'].map((name) =>
  all<Deployment>('Deployment').find(({ metadata }) => metadata!.name === name)!,
);
const [job] = all<Job>('Job') as [Job];
const [settings] = all<ConfigMap>('ConfigMap') as [ConfigMap];
const [secret] = all<Secret>('Secret') as [Secret];
const pods: PodSpec[] = [...deployments.map(({ spec }) => spec!.template.spec!), job.spec!.template.spec!];

const variables = [...read('server/core/config/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
  (match) => match[1]!,
);
const image = stagesOf(read('server/Dockerfile')).at(-1)!;

const DATABASE = 'postgres://shop:password@database:5432/shop';
const GIVEN: Record<string, string> = {
  DATABASE_URL: DATABASE,
  DATABASE_SESSION_URL: DATABASE,
  DATABASE_REPLICA_URLS: DATABASE,
  JWT_SECRET: 'x'.repeat(32),
  REDIS_URL: 'redis://redis:6379',
  SMTP_URL: 'smtp://mail:25',
  STRIPE_SECRET_KEY: 'sk_live_given',
  STRIPE_WEBHOOK_SECRET: 'whsec_given',
};
const config = readConfig({
  ...settings.data,
  ...Object.fromEntries(Object.keys(secret.stringData!).map((name) => [name, GIVEN[name] ?? 'given'])),
});

describe('the manifests of Kubernetes', () => {
  it('are what its API takes', () => {
    const wrong = { ...job, spec: { ...job.spec, backofLimit: 3 } } as unknown as Manifest;
    expect(faultsOf([...manifests, wrong])).toEqual([expect.stringMatching(/^Job migrate: .*backofLimit/)]);
  });

  it('are all applied together, but for the secret and the migration', () => {
    const apart = ['migrate.yaml', 'secret.example.yaml'];
    expect([...kustomization.resources, ...apart].sort()).toEqual(files.sort());
    for (const { metadata } of [job, secret]) expect(metadata!.namespace).toBe(kustomization.namespace);
    const [{ name, newName, newTag }] = kustomization.images as [(typeof kustomization.images)[0]];
    expect(pods.map((pod) => pod.containers[0]!.image)).toEqual([name, name, `${newName}:${newTag}`]);
  });

  it('give the shop only variables that it reads, no value of a secret, and no volume for what belongs in the bucket', () => {
    const given = [...Object.keys(settings.data!), ...Object.keys(secret.stringData!)];
    expect(given.filter((name) => !variables.includes(name))).toEqual([]);
    expect(Object.values(secret.stringData!).join('')).toBe('');
    const from = [{ configMapRef: { name: settings.metadata!.name } }, { secretRef: { name: secret.metadata!.name } }];
    for (const pod of pods) expect(pod.containers[0]!.envFrom).toEqual(from);
    expect(deployments.map(({ spec }) => spec!.template.spec!.containers[0]!.env)).toEqual([
      [{ name: 'ROLE', value: 'web' }],
      [{ name: 'ROLE', value: 'jobs' }],
    ]);
    expect(config.s3).not.toBeNull();
    expect(config.tracing!.collector.url).toBe('http://collector.observability:4318/v1/traces');
  });

  it('ask the addresses that the shop has, at its port, and send callers there', () => {
    const routes = read('server/edge/http/health.ts');
    for (const { containers } of deployments.map(({ spec }) => spec!.template.spec!)) {
      const { ports, startupProbe, livenessProbe, readinessProbe } = containers[0]!;
      expect(ports).toEqual([{ name: 'http', containerPort: config.port }]);
      const probes = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe!.httpGet!);
      expect(probes.map((probe) => probe.path)).toEqual(['/healthz', '/healthz', '/readyz']);
      for (const { path: address, port } of probes)
        expect([routes.includes(`http.get('${address}'`), port]).toEqual([true, 'http']);
    }
    const [service] = all<Service>('Service') as [Service];
    expect(deployments[0]!.spec!.selector.matchLabels).toEqual(service.spec!.selector);
    const [ingress] = all<Ingress>('Ingress') as [Ingress];
    const [rule] = ingress.spec!.rules!;
    expect(`https://${rule!.host}`).toBe(config.publicUrl);
    expect(rule!.http!.paths.map(({ backend }) => backend.service!.name)).toEqual([service.metadata!.name]);
  });

  it('leave a pod longer to end than a stop takes, and take it out of the service before', () => {
    for (const { terminationGracePeriodSeconds, containers } of pods.slice(0, 2)) {
      const { periodSeconds, failureThreshold } = containers[0]!.readinessProbe!;
      expect(config.shutdownDelayMs).toBeGreaterThan(periodSeconds! * failureThreshold! * 1000);
      expect(terminationGracePeriodSeconds! * 1000).toBeGreaterThanOrEqual(config.shutdownDelayMs + 10_000);
    }
  });

  it('run without root on a file system that is not written, but for DATA_DIR and /tmp', () => {
    expect(environmentOf(image).DATA_DIR).toBe(settings.data!.DATA_DIR);
    for (const pod of pods) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
      const { securityContext, volumeMounts, resources } = pod.containers[0]!;
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(volumeMounts!.map(({ mountPath }) => mountPath)).toEqual([config.dataDir, '/tmp']);
      expect(resources).toMatchObject({ requests: { cpu: expect.any(String) as string }, limits: { memory: expect.any(String) as string } }); // oxfmt-ignore
    }
  });

  it('spread pods, keep all but one while nodes are emptied, and add pods by a figure that the shop tells', () => {
    for (const { spec, metadata } of deployments) {
      const labels = spec!.selector.matchLabels;
      expect(spec!.template.metadata!.labels).toEqual(labels);
      for (const { labelSelector } of spec!.template.spec!.topologySpreadConstraints!)
        expect(labelSelector!.matchLabels).toEqual(labels);
      const budget = all<PodDisruptionBudget>('PodDisruptionBudget').find(
        (one) => one.metadata!.name === metadata!.name,
      )!;
      expect(budget.spec).toEqual({ maxUnavailable: 1, selector: { matchLabels: labels } });
    }
    const [scaler] = all<HorizontalPodAutoscaler>('HorizontalPodAutoscaler') as [HorizontalPodAutoscaler];
    const { scaleTargetRef, metrics } = scaler.spec!;
    expect(scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' });
    expect(read('server/edge/http/health.ts')).toContain(`name: '${metrics![0]!.pods!.metric.name}'`);
  });
});
