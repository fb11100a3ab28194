import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Cost } from '../../core/field-cost.ts';
import { FlightFacts } from '../flight/flight-facts.types.ts';
import { factsViewOf } from '../flight/flight-facts.ts';
import { changedParts } from '../version/model-changes.ts';
import { meshOf, PartMesh } from '../models.types.ts';
import { canBeMended, type DraftMending } from '../mending/draft-mending.ts';
import { describedTailoring } from '../tailoring/sellers-tailoring.ts';
import { TailoringDescription } from '../tailoring/tailoring-description.types.ts';
import type { StoredPictures } from '../picture/stored-pictures.ts';
import { ModelDraftPaper, paperViewOf } from './draft-papers.types.ts';
import { gramsOf, problemsOf } from './draft-manifest.ts';
import type { DraftPart, ModelDraft } from './model-draft.entity.ts';

@ObjectType({ description: 'A text in every language that it was written in.', simpleResolvers: true })
export class Words {
  @Field(() => String, { nullable: true })
  en?: string;

  @Field(() => String, { nullable: true })
  sk?: string;

  @Field(() => String, { nullable: true })
  de?: string;
}

@ObjectType({ description: 'A colour of filament.', simpleResolvers: true })
export class DraftColour {
  @Field(() => Words)
  name: Words;

  @Field(() => String, { description: 'Such as #1f2933.' })
  hex: string;
}

@ObjectType({ description: 'How a part lies on the bed.', simpleResolvers: true })
export class DraftOrientation {
  @Cost({ size: 4 })
  @Field(() => [Float], { description: 'Degrees about x, y, z.' })
  turn: number[];

  @Field(() => Boolean)
  onBed: boolean;
}

@ObjectType({ description: 'A part of a draft; null is what nobody said yet.', simpleResolvers: true })
export class ModelDraftPart {
  @Field(() => ID)
  id: string;

  @Field(() => Words, { nullable: true })
  name: Words | null;

  @Field(() => Int, { nullable: true })
  quantity: number | null;

  @Field(() => String, { nullable: true })
  material: string | null;

  @Field(() => DraftColour, { nullable: true })
  colour: DraftColour | null;

  @Field(() => Boolean, { nullable: true })
  supports: boolean | null;

  @Field(() => DraftOrientation, { description: 'How it lies on the bed.', nullable: true })
  orientation: DraftOrientation | null;

  @Field(() => Float, { nullable: true, description: 'One copy, as it will be published.' })
  grams: number | null;

  @Field(() => String, { nullable: true, description: 'SLICER or ESTIMATE.' })
  gramsFrom: string | null;

  @Cost({ size: 3 })
  @Field(() => [Float], { description: 'Width, depth, height in millimetres.' })
  sizeMm: readonly number[];

  @Field(() => String)
  fileName: string;

  @Field(() => Int, { description: 'Of the STL.' })
  bytes: number;

  @Field(() => String, { description: 'Of the STL, hexadecimal.' })
  sha256: string;

  @Field(() => PartMesh, { description: 'Figures of its mesh.', nullable: true })
  mesh: PartMesh | null;

  @Cost({ size: 10 })
  @Field(() => [String], { description: 'Findings that keep the version from being published.' })
  errors: readonly string[];

  @Field(() => Boolean, {
    description: 'Whether its mesh has something that mending may help: errors, or bodies that overlap.',
  })
  canBeMended: boolean;

  stored?: StoredPictures;

  @Field(() => ID, { nullable: true, description: 'The part that this is a piece of, left out since it was cut.' })
  cutFrom?: string | null;

  mended?: DraftMending;
}

@ObjectType({ description: 'What a newer version does to the parts, by part id.', simpleResolvers: true })
export class ModelChanges {
  @Cost({ size: 200 })
  @Field(() => [ID], { description: 'Parts that it did not have.' })
  added: string[];

  @Cost({ size: 200 })
  @Field(() => [ID], { description: 'Their file is another one.' })
  changed: string[];

  @Cost({ size: 200 })
  @Field(() => [ID], { description: 'Parts that it has no more.' })
  removed: string[];
}

@ObjectType({ description: 'What a draft lacks to be published.', simpleResolvers: true })
export class ModelDraftProblem {
  @Field(() => ID, { nullable: true, description: 'Null: the whole version.' })
  partId: string | null;

  @Field(() => String, {
    description:
      'What is missing: revision, print, parts, name, quantity, material, colour, supports, orientation, slicedGrams; or mesh: it has errors.',
  })
  field: string;
}

@ObjectType({ description: 'How a model is printed.', simpleResolvers: true })
export class DraftPrint {
  @Field(() => Float, { description: 'In millimetres.' })
  layerHeightMm: number;

  @Cost({ size: 2 })
  @Field(() => [Float], { description: 'Least and most.' })
  infillPercent: number[];

  @Field(() => Int)
  walls: number;

  @Field(() => String)
  material: string;
}

@ObjectType('LeftOutPart', { description: 'A part that was left out of a draft.', simpleResolvers: true })
export class LeftOutPartView {
  @Field(() => ID, { description: 'Of the part.' })
  partId: string;

  @Field(() => Words, { nullable: true })
  name: Words | null;

  @Field(() => String)
  fileName: string;
}

@ObjectType('ModelDraft', { description: 'The next version of a model, for admins.', simpleResolvers: true })
export class ModelDraftView {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { description: 'Of the model.' })
  modelId: string;

  @Field(() => String, { description: 'The version number that it will have.', nullable: true })
  revision: string | null;

  @Field(() => Words, { description: 'What is new, for earlier buyers.' })
  changelog: Words;

  @Field(() => DraftPrint, { description: 'How it is printed.', nullable: true })
  print: DraftPrint | null;

  @Field(() => FlightFacts, { description: 'How it flies, drives or runs, as sellers give it.' })
  flight: FlightFacts;

  @Field(() => TailoringDescription, { description: 'What buyers of the files may choose, as sellers give it.' })
  tailoring: TailoringDescription;

  @Cost({ size: 200 })
  @Field(() => [ModelDraftPart])
  parts: ModelDraftPart[];

  @Cost({ size: 200 })
  @Field(() => [LeftOutPartView], { description: 'Parts that can be put back, the newest last.' })
  leftOut: LeftOutPartView[];

  @Cost({ size: 20 })
  @Field(() => [ModelDraftPaper], { description: 'Guides and licences.' })
  papers: ModelDraftPaper[];

  @Cost({ size: 50 })
  @Field(() => [ModelDraftProblem], { description: 'What keeps it from being published; empty: nothing.' })
  problems: ModelDraftProblem[];

  @Field(() => Int)
  version: number;

  @Field(() => Date)
  updatedAt: Date;

  baseVersionId: string | null;

  motion?: ModelDraft['flight'];

  kept?: ModelDraft['parts'];

  /** As it is stored. */
  compared?: ModelDraft;
}

const partViewOf = (stored: DraftPart, print: ModelDraft['print']): ModelDraftPart => {
  const { pictures, mending, turning: _turning, cutting: _cutting, ...part } = stored;
  const weight = gramsOf(part, print);
  return {
    ...part,
    stored: pictures,
    mended: mending,
    canBeMended: canBeMended(stored),
    grams: weight?.grams ?? null,
    gramsFrom: weight?.gramsFrom ?? null,
    ...part.stl,
    mesh: part.facts && meshOf(part.facts),
  };
};

/** Those that are there again are not to be put back. */
const leftOutViews = ({ parts, leftOut }: ModelDraft): LeftOutPartView[] =>
  leftOut
    .filter(({ part }) => !parts.some(({ id }) => id === part.id))
    .map(({ part: { id, name, fileName } }) => ({ partId: id, name, fileName }));

export const draftViewOf = (draft: ModelDraft): ModelDraftView => ({
  ...draft,
  compared: draft,
  motion: draft.flight,
  kept: draft.parts,
  flight: factsViewOf(draft.flight),
  tailoring: describedTailoring(draft.tailoring),
  parts: draft.parts.map((part) => partViewOf(part, draft.print)),
  leftOut: leftOutViews(draft),
  papers: draft.papers.map(paperViewOf),
  problems: problemsOf(draft).map((problem) => ({ ...problem })),
});

const idsOf = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id);

/** Ids only, for whoever shows the parts already. */
export const changesViewOf = (older: Parameters<typeof changedParts>[0], newer: typeof older): ModelChanges => {
  const { added, changed, removed } = changedParts(older, newer);
  return { added: idsOf(added), changed: idsOf(changed), removed: idsOf(removed) };
};
