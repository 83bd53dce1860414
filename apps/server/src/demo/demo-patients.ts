import type { PatientInput } from '@nidan/contract/people/patients/patient-input';
import type { AgeUnit } from '@nidan/domain/people/ages/age-unit';

interface DemoPatient {
  readonly title: NonNullable<PatientInput['name_title']>;
  readonly name: string;
  readonly local?: string;
  readonly sex: 'M' | 'F';
  readonly age: number;
  readonly unit?: AgeUnit;
}

const people: readonly DemoPatient[] = [
  { title: 'Mrs.', name: 'Shalini Vaidya', local: 'सौ. शालिनी वैद्य', sex: 'F', age: 52 },
  { title: 'Mr.', name: 'Ravi Kumar Pandit', sex: 'M', age: 34 },
  { title: 'B/O', name: 'Nasreen Shaikh', sex: 'F', age: 3, unit: 'Days' },
  { title: 'Shri.', name: 'Dattatray Phadnis', local: 'श्री. दत्तात्रय फडणीस', sex: 'M', age: 71 },
  { title: 'Miss.', name: 'Ananya Iyer', sex: 'F', age: 19 },
  { title: 'Mr.', name: 'Gurpreet Singh Bedi', sex: 'M', age: 46 },
  { title: 'Smt.', name: 'Kamala Hegde', sex: 'F', age: 63 },
  { title: 'Master', name: 'Vihaan Joglekar', sex: 'M', age: 7 },
  { title: 'Mrs.', name: 'Fatima Lokhandwala', sex: 'F', age: 38 },
  { title: 'Mr.', name: 'Suresh Babu Naidu', sex: 'M', age: 57 },
  { title: 'Ms.', name: 'Pooja Kulshreshtha', local: 'सुश्री पूजा कुलश्रेष्ठ', sex: 'F', age: 29 },
  { title: 'Dr.', name: 'Hemant Apte', sex: 'M', age: 66 },
  { title: 'Mrs.', name: 'Lalita Chavan', sex: 'F', age: 44 },
  { title: 'Mr.', name: "Joseph D'Costa", sex: 'M', age: 61 },
  { title: 'F/ch', name: 'Aarohi Deshpande', sex: 'F', age: 4 },
  { title: 'Mr.', name: 'Imran Qureshi', sex: 'M', age: 41 },
  { title: 'Smt.', name: 'Vasudha Tendulkar', sex: 'F', age: 68 },
  { title: 'Mr.', name: 'Nikhil Wagle', sex: 'M', age: 25 },
  { title: 'Mrs.', name: 'Bhavna Parekh', sex: 'F', age: 49 },
  { title: 'Mr.', name: 'Tenzin Norbu', sex: 'M', age: 31 },
  { title: 'Mrs.', name: 'Sunanda Rao', sex: 'F', age: 47 },
  { title: 'Shri.', name: 'Raghunath Bhide', sex: 'M', age: 59 },
  { title: 'Mr.', name: 'Abdul Sattar', sex: 'M', age: 55 },
  { title: 'Miss.', name: 'Zoya Ansari', local: 'ज़ोया अंसारी', sex: 'F', age: 22 },
  { title: 'M/ch', name: 'Kabir Malhotra', sex: 'M', age: 8, unit: 'Months' },
  { title: 'Mrs.', name: 'Ritu Malhotra', sex: 'F', age: 36 },
  { title: 'Mr.', name: 'Harish Nambiar', sex: 'M', age: 64 },
  { title: 'Mr.', name: 'Anand Kulkarni', sex: 'M', age: 55 },
  { title: 'Mr.', name: 'Bhaskar Oak', sex: 'M', age: 72 },
  { title: 'Mrs.', name: 'Usha Ranade', sex: 'F', age: 58 },
  { title: 'Mr.', name: 'Dilip Sathe', sex: 'M', age: 49 },
  { title: 'Mr.', name: 'Eknath Gaikwad', sex: 'M', age: 69 },
  { title: 'Mr.', name: 'Yusuf Merchant', sex: 'M', age: 43 },
  { title: 'Mrs.', name: 'Sarla Bhagat', sex: 'F', age: 51 },
  { title: 'Mr.', name: 'Kiran Thorat', sex: 'M', age: 37 },
  { title: 'Ms.', name: 'Leela Menon', sex: 'F', age: 33 },
  { title: 'Mr.', name: 'Prakash Zende', sex: 'M', age: 60 },
  { title: 'Mrs.', name: 'Gauri Limaye', sex: 'F', age: 45 },
  { title: 'Mr.', name: 'Sachin Kadam', sex: 'M', age: 36 },
  { title: 'Mrs.', name: 'Rohini Patki', sex: 'F', age: 41 },
  { title: 'Mr.', name: 'Yusuf Tamboli', sex: 'M', age: 50 },
  { title: 'Ms.', name: 'Pallavi Sarda', sex: 'F', age: 28 },
  { title: 'Mr.', name: 'Balasaheb Mohite', sex: 'M', age: 58 },
  { title: 'Mrs.', name: 'Usha Karandikar', sex: 'F', age: 62 },
  { title: 'Mr.', name: 'Nitin Wagh', sex: 'M', age: 43 },
  { title: 'Mrs.', name: 'Farida Attar', sex: 'F', age: 39 },
  { title: 'Mr.', name: 'Govind Rathod', sex: 'M', age: 66 },
  { title: 'Mrs.', name: 'Sharda Bhoir', sex: 'F', age: 47 },
];

const areas = [
  { area: 'Kothrud', pincode: '411038' },
  { area: 'Baner', pincode: '411045' },
  { area: 'Warje', pincode: '411058' },
  { area: 'Aundh', pincode: '411007' },
] as const;

/** The people of the demo week as the counter would register them; all invented. */
export const demoPatients: readonly PatientInput[] = people.map((person, index) => {
  const { area, pincode } = areas[index % areas.length] ?? areas[0];
  return {
    name_title: person.title,
    name: person.name,
    name_local: person.local ?? null,
    age_sex: { age: person.age, sex: person.sex, unit: person.unit ?? 'Yrs.' },
    phone: `98000${String(10_000 + index * 37)}`,
    address: `${index + 1} Demo Lane`,
    city: 'Pune',
    district: 'Pune',
    state: 'Maharashtra',
    pincode,
    patient_details: { area },
  };
});
