/** For each part of the film: what the pictures show, and the exact words on screen and in the captions. */
export const transcript: Record<string, [scene: string, words: string]> = {
  'The invitation': [
    'Soft marimba music. The sun rises behind Maya at her desk. An envelope springs out of her laptop, opens, and shows a letter headed Sharesave. She waves.',
    'Meet Maya. Her employer has invited her to join Sharesave.',
  ],
  'What Sharesave offers': [
    'Thirty-six coins line up in three rows: year 1, year 2, year 3. Two columns rise, today’s price and the option price. A slice of up to 20% comes off the second. Beside it grows the other choice: her savings, with any interest on top.',
    'With Sharesave, she saves from her pay for three years. Then she can buy shares at up to 20% off today’s price, or take her savings back, with any interest.',
  ],
  'No £100 to spare': [
    'The column becomes a month of Maya’s pay. Rent, bills, food and travel fill it to the top. A £100 coin lands on it, finds no room, rolls off and falls.',
    'But after rent, bills, food and travel, Maya has no £100 a month to lock away.',
  ],
  'With ShareMore': [
    'The coin lands in the ShareMore mark, between Maya and a building marked Lending partners. Each month £100 goes from Maya into her Sharesave savings and £100 comes to her from the lending partners. A £10 coin goes from Maya to ShareMore.',
    'With ShareMore, lending partners reimburse up to £100 a month. Maya pays a platform fee of £10 a month. Loans are subject to status and availability.',
  ],
  'Three years': [
    'Maya walks through the seasons. Behind her a marigold opens for each month. A counter runs from month 1 of 36 to month 36 of 36, and from £0 to £3,600.',
    'Month by month, for three years, her savings build up. After 36 months of £100, they come to £3,600.',
  ],
  'If there is a profit': [
    'A line for the share price rises above a dotted line, Maya’s option price. It turns into two blocks, £3,600 of contributions and the profit, for illustration only. The contributions go to the lending partners. The profit becomes a coin and parts into two equal halves: 50% for Maya, 50% for ShareMore and partners.',
    'Three years later, if the shares have risen, Maya can use her savings to buy them, and sell. First, the contributions are repaid. Then any profit is split 50:50. Share prices can fall. Profit is not guaranteed.',
  ],
  'If there is no profit': [
    'The line falls below the option price. A circle as large as her profit was shows −\u2060£360 in fees. Coins go from Maya’s savings + any interest to the lending partners until the jar is empty, and her face falls. A note says £0 more to repay.',
    'And if there is no profit? Maya repays from her savings plus any interest, and owes nothing more. Her result: −\u2060£360 in fees. They do not come back.',
  ],
  ShareMore: [
    'Two leaves come together as the ShareMore mark, and Maya waves from a garden of marigolds. Beside her stands: ShareMore. Join Sharesave without locking away your savings. Investing carries risk, and profit is not guaranteed. Loans come from regulated lending partners, subject to status and availability.',
    'Join Sharesave without locking away your savings. Investing carries risk. Profit is not guaranteed. Loans are subject to status and availability.',
  ],
};
