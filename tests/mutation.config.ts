import { BaseSequencer, type PoolOptions, type TestProject, type TestSpecification } from 'vitest/node';
import { ReusedThread } from './support/reused-thread.ts';
import config from './vitest.config.ts';

/** Set by `mutation.js`: the tests nearest to the rules that are changed. Stryker's own choice of test files switches a change on only after the rules were loaded. */
const nearest = (process.env.MUTATION_TESTS ?? '').split(',');

const ofProject = (name: string) => nearest.filter((file) => file.startsWith(`tests/${name}/`));

/** Pure logic first: the run of a change ends with the first test that notices it. */
class UnitFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => Number(b.project.name === 'unit') - Number(a.project.name === 'unit'));
  }
}

const pool = { name: 'reused-thread', createPoolWorker: (options: PoolOptions) => new ReusedThread(options) };

/** Stryker gives every project a pool of its own, so that this one is set after it. What runs while a file is loaded needs a new thread. */
const keepThread = {
  name: 'keep-thread',
  configureVitest: ({ project }: { project: TestProject }) => {
    if (ofProject('api').length === 0 || !process.env.STRYKER_MUTATOR_WORKER) return;
    Object.assign(project.config, { pool: pool.name, poolRunner: pool });
  },
};

export default {
  test: {
    ...config.test,
    sequence: { sequencer: UnitFirst },
    projects: ['unit', 'api']
      .filter((name) => ofProject(name).length > 0)
      .map((name) => {
        const project = config.test!.projects!.find(
          (one) => (one as typeof config).test?.name === 'server',
        ) as typeof config;
        const own = { name, include: ofProject(name), ...(name === 'unit' && { globalSetup: [] }) };
        return { ...project, plugins: [keepThread], test: { ...project.test, ...own } };
      }),
  },
};
