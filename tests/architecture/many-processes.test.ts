import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../server/core/config/config.ts';
import { hostsOf } from '../../server/core/database/hosts.ts';
import { composeOf, filled, servicesOf } from '../support/compose.ts';
import { read, root } from './source.ts';

const compose = composeOf(read('docker-compose.yml'));
const services = servicesOf(compose, 'scale');
const variables = [...read('server/core/config/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
  (match) => match[1]!,
);
const OF_SHOP = ['web', 'jobs', 'migrate'];
const ONCE = ['migrate', 'bucket'];

const configOf = (name: string) => readConfig(filled(services[name]!.environment!));
/** Where the shop's configuration looks for others, as `host:port`. */
const placesOf = (name: string): string[] => {
  const { databaseUrl, databaseSessionUrl, databaseReplicaUrls, s3, cassandra, tracing } = configOf(name);
  const others = [...databaseReplicaUrls, s3!.endpoint, tracing!.collector.url];
  const urls = [databaseUrl!, ...hostsOf(databaseSessionUrl!), ...others];
  const redis = filled(services[name]!.environment!).REDIS_URL!;
  return [...new Set([...urls, redis].map((url) => new URL(url).host).concat(cassandra!.contactPoints))];
};

describe('docker compose --profile scale', () => {
  it('has three that serve, two that work, and what they stand on', () => {
    expect([services.web!.deploy!.replicas, services.jobs!.deploy!.replicas]).toEqual([3, 2]);
    expect(OF_SHOP.map((name) => configOf(name).role)).toEqual(['web', 'jobs', 'all']);
    const others = Object.keys(services).filter((name) => !OF_SHOP.includes(name));
    expect(others.sort()).toEqual(
      `balancer bucket cassandra-1 cassandra-2 cassandra-3 collector grafana pgbouncer primary prometheus redis replica-1 replica-2 s3`.split(
        ' ',
      ),
    );
  });

  it('gives the shop only variables that it reads, and places that are there', () => {
    for (const name of OF_SHOP) {
      expect(Object.keys(services[name]!.environment!).filter((variable) => !variables.includes(variable))).toEqual([]);
      const places = placesOf(name);
      expect(places.sort()).toEqual(
        `cassandra-1:9042 cassandra-2:9042 cassandra-3:9042 collector:4318 pgbouncer:5432 primary:5432 redis:6379 replica-1:5432 replica-2:5432 s3:7070`.split(
          ' ',
        ),
      );
      expect(places.map((place) => place.split(':')[0]!).filter((host) => !services[host])).toEqual([]);
    }
    expect(services.s3!.command).toContain(':7070');
    expect(read('server/deploy/collector.yml')).toContain('endpoint: 0.0.0.0:4318');
    expect(services.bucket!.command).toContain(`/objects/${configOf('web').s3!.bucket}`);
  });

  it('pins every image, starts again what dies, and shows doors to this machine only', () => {
    const images = Object.values(services).flatMap(({ image }) => image ?? []);
    expect(images.filter((image) => !/:v?\d+(\.\d+)*/.test(image))).toEqual([]);
    const restarts = Object.entries(services).map(([name, { restart }]) => `${name} ${restart}`);
    const wanted = Object.keys(services).map(
      (name) => `${name} ${ONCE.includes(name) ? 'on-failure' : 'unless-stopped'}`,
    );
    expect(restarts).toEqual(wanted);
    const doors = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
    expect(doors).toEqual(['balancer 127.0.0.1:8080:8080', 'grafana 127.0.0.1:3001:3000']);
  });

  it('has no secret in the file, and needs no other variables than the single shop', () => {
    const text = read('docker-compose.yml');
    const secrets = Object.values(services).flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET(?!_ACCESS_KEY_ID)|TOKEN|ROOT_SECRET/.test(name)),
    );
    expect(secrets.length).toBeGreaterThan(10);
    for (const [name, value] of secrets) expect(value, name).toMatch(/^\$\{\w+(:[-?].+)?\}$/);
    const needed = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!);
    expect([...new Set(needed)].sort()).toEqual(['JWT_SECRET', 'POSTGRES_PASSWORD']);
  });

  it('names only files and volumes that there are', () => {
    const mounts = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0]!),
    );
    const files = mounts.filter((mount) => mount.startsWith('./'));
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const named = mounts.filter((mount) => !mount.startsWith('./'));
    expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
    expect(services.prometheus!.configs!.filter(({ source }) => !(source in compose.configs))).toEqual([]);
    const needed = Object.values(services).flatMap(({ depends_on = {} }) => Object.entries(depends_on));
    const unwatched = needed.filter(
      ([name, { condition }]) => condition === 'service_healthy' && !compose.services[name]?.healthcheck,
    );
    expect(unwatched).toEqual([]);
  });

  it('leaves a process longer to end than the balancer needs to see it', () => {
    const { shutdownDelayMs } = configOf('web');
    const [, interval, fall] = /inter (\d+)s fall (\d+)/.exec(read('server/deploy/haproxy.cfg'))!.map(Number);
    expect(shutdownDelayMs).toBeGreaterThan(interval! * fall! * 1000);
    expect(Number.parseInt(services.web!.stop_grace_period!, 10) * 1000).toBeGreaterThan(shutdownDelayMs + 10_000);
  });

  it('measures every process with the token that it wants', () => {
    const prometheus = parse(read('server/deploy/prometheus.yml')) as {
      rule_files: string[];
      scrape_configs: { dns_sd_configs?: { names: string[]; port: number }[] }[];
    };
    const asked = prometheus.scrape_configs.flatMap(({ dns_sd_configs = [] }) => dns_sd_configs);
    expect(asked).toMatchObject([{ names: ['web', 'jobs'], port: configOf('web').port }]);
    const token = filled(compose.configs['metrics-token'] as Record<string, string>).content;
    expect(token).toBe(configOf('web').metricsToken);
  });
});
