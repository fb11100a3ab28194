import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const NATIVE_PORT = 9142;
const STORAGE_PORT = 7100;
const START_MS = 180_000;

/** What Cassandra needs of a Java that is newer than the one it was written for. */
const EXPORTS = [
  'base/jdk.internal.misc',
  'base/jdk.internal.ref',
  'base/sun.nio.ch',
  'base/java.lang.ref',
  'base/java.lang.reflect',
  'rmi/sun.rmi.registry',
  'rmi/sun.rmi.server',
  'sql/java.sql',
  'management.rmi/com.sun.jmx.remote.internal.rmi',
].map((name) => `--add-exports=java.${name}=ALL-UNNAMED`);
const OPENS = [
  'java.lang.module',
  'jdk.internal.loader',
  'jdk.internal.ref',
  'jdk.internal.reflect',
  'jdk.internal.math',
  'jdk.internal.module',
  'jdk.internal.util.jar',
  'sun.nio.ch',
  'java.io',
  'java.lang',
  'java.lang.reflect',
  'java.util',
  'java.util.concurrent',
  'java.util.concurrent.atomic',
  'java.nio',
].map((name) => `--add-opens=java.base/${name}=ALL-UNNAMED`);

const settings = (dir: string, address: string): string => `
cluster_name: martyx-tests
num_tokens: 4
partitioner: org.apache.cassandra.dht.Murmur3Partitioner
endpoint_snitch: SimpleSnitch
seed_provider:
  - class_name: org.apache.cassandra.locator.SimpleSeedProvider
    parameters: [{ seeds: '127.0.0.1:${STORAGE_PORT}' }]
listen_address: ${address}
rpc_address: ${address}
native_transport_port: ${NATIVE_PORT}
storage_port: ${STORAGE_PORT}
commitlog_sync: periodic
commitlog_sync_period: 10000ms
commitlog_disk_access_mode: legacy
memtable_heap_space: 64MiB
concurrent_reads: 4
concurrent_writes: 4
data_file_directories: [${dir}/data]
commitlog_directory: ${dir}/commitlog
saved_caches_directory: ${dir}/caches
hints_directory: ${dir}/hints
`;

const LOGGING = `<configuration><appender name="OUT" class="ch.qos.logback.core.ConsoleAppender"><encoder>
  <pattern>%-5level %d{HH:mm:ss.SSS} %logger{0} %msg%n</pattern></encoder></appender>
  <root level="INFO"><appender-ref ref="OUT"/></root></configuration>`;

const argumentsOf = (dir: string): string[] => {
  const classPath = readFileSync(process.env.CASSANDRA_CLASS_PATH!, 'utf8').trim();
  const agent = classPath.split(path.delimiter).find((jar) => /jamm-[\d.]+\.jar$/.test(jar));
  return [
    '-Xms128m',
    '-Xmx512m',
    '-Xss512k',
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-Djdk.attach.allowAttachSelf=true',
    `-javaagent:${agent}`,
    ...EXPORTS,
    ...OPENS,
    '--add-exports=jdk.unsupported/sun.misc=ALL-UNNAMED',
    '--add-opens=jdk.management/com.sun.management.internal=ALL-UNNAMED',
    `-Dcassandra.config=${pathToFileURL(path.join(dir, 'cassandra.yaml')).href}`,
    `-Dcassandra.storagedir=${dir}`,
    `-Dlogback.configurationFile=${dir}/logback.xml`,
    '-Dcassandra-foreground=yes',
    '-Dcassandra.ring_delay_ms=4000',
    '-Dcassandra.superuser_setup_delay_ms=0',
    '-Dcassandra.skip_wait_for_gossip_to_settle=0',
    '-cp',
    classPath,
    'org.apache.cassandra.service.CassandraDaemon',
  ];
};

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(NATIVE_PORT, address, () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

export interface CassandraNode {
  readonly contactPoint: string;
  /** Starts it with the data it has; ready when it takes statements. */
  start(): Promise<void>;
  /** As a power cut does it. */
  kill(): Promise<void>;
}

/** A node of Cassandra on a loopback address, 127.0.0.`number`, with a data directory of its own. */
export const createCassandraNode = (number: number): CassandraNode => {
  const address = `127.0.0.${number}`;
  const dir = path.join(process.env.CASSANDRA_TEST_DIR!, `node-${number}-${process.pid}`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'cassandra.yaml'), settings(dir, address));
  writeFileSync(path.join(dir, 'logback.xml'), LOGGING);
  let running: ChildProcess | null = null;
  process.once('exit', () => running?.kill('SIGKILL'));

  const log = path.join(dir, 'log');
  const waitUntilReady = async (child: ChildProcess): Promise<void> => {
    for (const deadline = Date.now() + START_MS; Date.now() < deadline; await pause(250)) {
      if (child.exitCode !== null) break;
      if (await answers(address)) return;
    }
    throw new Error(`Cassandra did not start on ${address}:\n${readFileSync(log, 'utf8').slice(-4000)}`);
  };

  return {
    contactPoint: `${address}:${NATIVE_PORT}`,
    start: async () => {
      const out = openSync(log, 'a');
      running = spawn('java', argumentsOf(dir), { stdio: ['ignore', out, out] });
      closeSync(out);
      await waitUntilReady(running);
    },
    kill: async () => {
      const child = running;
      running = null;
      if (!child || child.exitCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
};
