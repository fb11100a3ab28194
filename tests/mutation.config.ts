import config from './vitest.config.ts';

/** Set by `mutation.js`: the tests nearest to the rules that are changed. Stryker's own choice of test files switches a change on only after the rules were loaded. */
const nearest = (process.env.MUTATION_TESTS ?? '').split(',');

const ofProject = (name: string) => nearest.filter((file) => file.startsWith(`tests/${name}/`));

export default {
  test: {
    ...config.test,
    projects: ['unit', 'api']
      .filter((name) => ofProject(name).length > 0)
      .map((name) => {
        const project = config.test!.projects!.find(
          (one) => (one as typeof config).test?.name === name,
        ) as typeof config;
        return { ...project, test: { ...project.test, include: ofProject(name) } };
      }),
  },
};
