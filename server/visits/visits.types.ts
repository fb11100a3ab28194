import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { Checked } from '../core/checked-input.ts';
import { between } from '../core/checks.ts';
import { DEFAULT_DAYS, MAX_DAYS } from './visits.service.ts';

@ObjectType('VisitCount', {
  description: 'How often the shop was visited: sessions of browsers that agreed to be counted.',
  simpleResolvers: true,
})
export class VisitCountView {
  @Field(() => Int)
  totalCount: number;

  @Field(() => Int, { description: 'Since midnight in Europe/Bratislava.' })
  todayCount: number;
}

@ObjectType('VisitDay', { description: 'The visits of one day.', simpleResolvers: true })
export class VisitDayView {
  @Field(() => String, { description: 'ISO day in Europe/Bratislava, `2026-11-21`.' })
  date: string;

  @Field(() => Int)
  count: number;

  @Field(() => Int, { description: 'Visitors, by network and browser within this day.' })
  uniqueCount: number;
}

@ObjectType('VisitLocation', { description: 'Visits from one country.', simpleResolvers: true })
export class VisitLocationView {
  @Field(() => String, { description: 'ISO 3166 alpha-2; `XX` for private and unlisted networks.' })
  countryCode: string;

  @Field(() => String, { description: 'In the language of the request.' })
  country: string;

  @Field(() => Int)
  count: number;

  @Field(() => Float, { description: 'Of all visits in that time, 0 to 1.' })
  share: number;
}

@ArgsType()
export class PeriodArgs {
  @Field(() => Int, { defaultValue: DEFAULT_DAYS, description: `1 to ${MAX_DAYS}; the last one is today.` })
  @Checked(between(1, MAX_DAYS))
  days: number;
}

@ArgsType()
export class LocationsArgs {
  @Field(() => Int, { nullable: true, description: `1 to ${MAX_DAYS}, today included; null: since the first visit.` })
  @Checked(between(1, MAX_DAYS))
  days?: number | null;
}
