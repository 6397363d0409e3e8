import { CardGrid, EmptyArt, LostArt, Section, UnavailableArt } from '@sharemore/platform/ui';

export function ArtSamples() {
  return (
    <Section title="Drawings" tone="soft">
      <CardGrid>
        <LostArt />
        <UnavailableArt />
        <EmptyArt />
      </CardGrid>
    </Section>
  );
}
