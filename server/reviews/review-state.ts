import { registerEnumType } from 'type-graphql';

/** SUBMITTED until a moderator decides, and again after each change; REJECTED also after a takedown. */
export enum ReviewState {
  SUBMITTED = 'SUBMITTED',
  PUBLISHED = 'PUBLISHED',
  REJECTED = 'REJECTED',
}

registerEnumType(ReviewState, {
  name: 'ReviewState',
  description: 'SUBMITTED until a moderator decides, and again after each change; REJECTED also after a takedown.',
  valuesConfig: {
    PUBLISHED: { description: 'Everybody sees it.' },
    REJECTED: { description: 'A moderator refused it, or took it down.' },
    SUBMITTED: { description: 'A moderator decides.' },
  },
});
