import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType('SettingPicture', { description: 'A picture that was sent before.', simpleResolvers: true })
@InputType('SettingPictureInput', { description: 'A picture that was sent before.' })
export class SettingPicture {
  @Field(() => ID, { description: 'Of the file.' })
  key: string;

  @Field(() => Int, { description: 'In pixels.' })
  width: number;

  @Field(() => Int, { description: 'In pixels.' })
  height: number;
}

@ObjectType('GuaranteePictures', {
  description: 'The notice on the legal guarantee, in each language.',
  simpleResolvers: true,
})
@InputType('GuaranteePicturesInput', { description: 'The notice on the legal guarantee, in each language.' })
export class GuaranteePictures {
  @Field(() => SettingPicture, { nullable: true, description: 'In English.' })
  en?: SettingPicture | null;

  @Field(() => SettingPicture, { nullable: true, description: 'In Slovak.' })
  sk?: SettingPicture | null;

  @Field(() => SettingPicture, { nullable: true, description: 'In German.' })
  de?: SettingPicture | null;
}

@ObjectType('GuaranteeSetting', { description: 'The notice on the legal guarantee.', simpleResolvers: true })
@InputType('GuaranteeSettingInput', { description: 'The notice on the legal guarantee.' })
export class GuaranteeSetting {
  @Field(() => GuaranteePictures, { description: 'The Commission’s own files.' })
  notice: GuaranteePictures;
}
