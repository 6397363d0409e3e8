import {
  BadgePoundSterling,
  Building2,
  Bus,
  Cog,
  Cpu,
  Dna,
  FlaskConical,
  Gamepad2,
  HardHat,
  HeartPulse,
  House,
  Landmark,
  type LucideIcon,
  Newspaper,
  Package,
  Pickaxe,
  Pill,
  Plane,
  RadioTower,
  ShieldCheck,
  ShoppingBag,
  ShoppingBasket,
  Users,
  UtensilsCrossed,
  Wheat,
  Zap,
} from 'lucide-react';

/** The first rule whose words stand in the sector's name decides; sheets spell their sectors as they like. */
const icons: readonly [RegExp, LucideIcon][] = [
  [/mining|metal|mineral/i, Pickaxe],
  [/utilit|energy|power|water/i, Zap],
  [/bank/i, Landmark],
  [/insur/i, ShieldCheck],
  [/financ|invest/i, BadgePoundSterling],
  [/pharma/i, Pill],
  [/bio/i, Dna],
  [/health|medic/i, HeartPulse],
  [/housebuild|home ?build/i, House],
  [/construct|material/i, HardHat],
  [/propert|real estate/i, Building2],
  [/food|drink|beverage/i, Wheat],
  [/leisure goods|game/i, Gamepad2],
  [/leisure|hospitality|restaurant|hotel/i, UtensilsCrossed],
  [/travel|airline|aerospace|defence/i, Plane],
  [/transport|logistics/i, Bus],
  [/telecom/i, RadioTower],
  [/tech|software/i, Cpu],
  [/media|publish/i, Newspaper],
  [/chemical/i, FlaskConical],
  [/packag/i, Package],
  [/engineer|industr/i, Cog],
  [/retail/i, ShoppingBag],
  [/consumer|household/i, ShoppingBasket],
  [/service/i, Users],
];

/** A small drawing for a sector; decoration beside its name. */
export function SectorIcon({ sector }: { sector: string | undefined }) {
  const [, Icon = Building2] = icons.find(([words]) => words.test(sector ?? '')) ?? [];
  return <Icon size={24} aria-hidden="true" />;
}
