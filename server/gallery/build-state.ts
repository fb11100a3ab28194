import { registerEnumType } from 'type-graphql';

/** DRAFT until it is sent in, SUBMITTED until a moderator decides; REJECTED also after a takedown. */
export enum BuildState {
  DRAFT = 'DRAFT',
  SUBMITTED = 'SUBMITTED',
  PUBLISHED = 'PUBLISHED',
  REJECTED = 'REJECTED',
}

registerEnumType(BuildState, {
  name: 'BuildState',
  description: 'DRAFT until it is sent in, SUBMITTED until a moderator decides; REJECTED also after a takedown.',
  valuesConfig: {
    DRAFT: { description: 'Not sent in.' },
    PUBLISHED: { description: 'Everybody sees it.' },
    REJECTED: { description: 'A moderator refused it, or took it down.' },
    SUBMITTED: { description: 'A moderator decides.' },
  },
});

/** What its builder may still change. */
export const isOpen = (state: BuildState): boolean => state === BuildState.DRAFT || state === BuildState.REJECTED;
