// What the page of a product tells of its model, loaded at once.
export { FitsWith } from '../features/catalog/fits/fits-with.tsx';
export { ModelParts } from './model-parts.tsx';
export { TailoringSection } from './tailoring-parts.tsx';
